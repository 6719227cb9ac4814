package io.github.reusewatch.broker;

import java.util.List;

/**
 * A produce request that a broker has read to its end.
 *
 * @param node that got it
 */
public record ProduceRequest(int node, List<Arrival> arrivals) {}
