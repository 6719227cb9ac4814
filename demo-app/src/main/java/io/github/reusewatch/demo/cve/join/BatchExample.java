package io.github.reusewatch.demo.cve.join;

import io.github.reusewatch.demo.story.join.Finding;

/**
 * A finding that a consumer confirms.
 *
 * @param finding what the agent says
 * @param batch what arrived
 */
public record BatchExample(Finding finding, MisroutedBatch batch) {}
