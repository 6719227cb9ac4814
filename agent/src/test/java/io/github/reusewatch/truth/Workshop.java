package io.github.reusewatch.truth;

/** What all senders share. */
record Workshop(
    Producers producers, LateTopics lateTopics, Pool pool, TruthLog log, Outcomes outcomes) {}
