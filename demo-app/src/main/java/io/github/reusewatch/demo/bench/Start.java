package io.github.reusewatch.demo.bench;

/**
 * A process that did nothing.
 *
 * @param wallMillis from its start to its end, as its parent saw it
 * @param cpuMillis in steps of 10; null where the system does not tell
 */
record Start(int round, Variant variant, double wallMillis, Double cpuMillis) {}
