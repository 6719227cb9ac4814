package io.github.reusewatch.demo.story.join;

/**
 * A finding that a consumer confirms.
 *
 * @param finding what the agent says
 * @param sent what the application built
 * @param consumed what arrived
 */
public record Example(Finding finding, SentRecord sent, ConsumedRecord consumed) {}
