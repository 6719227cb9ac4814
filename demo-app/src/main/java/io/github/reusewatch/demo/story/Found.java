package io.github.reusewatch.demo.story;

/**
 * When the agent had printed its first finding on a record that went out wrong.
 *
 * @param sinceStart seconds since the start of the run
 * @param sinceClusterUp seconds since the cluster was up
 */
record Found(double sinceStart, double sinceClusterUp) {}
