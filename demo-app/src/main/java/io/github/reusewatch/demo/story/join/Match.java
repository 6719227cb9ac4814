package io.github.reusewatch.demo.story.join;

import java.util.Optional;

/**
 * A finding and the record it is about.
 *
 * @param finding one that says {@code wire: changed}
 * @param sent the record, if there is one
 * @param fate what became of the record
 */
record Match(Finding finding, Optional<SentRecord> sent, Fate fate) {}
