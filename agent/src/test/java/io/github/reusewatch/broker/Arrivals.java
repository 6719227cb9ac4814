package io.github.reusewatch.broker;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** All that a cluster's brokers got, in this order. */
final class Arrivals {
  private final List<Arrival> kept = new ArrayList<>();
  private final Set<String> acknowledged = new HashSet<>();
  private final Map<String, Long> logEnds = new HashMap<>();
  private final boolean keeping;

  /**
   * @param keeping false to give offsets only, for long runs
   */
  Arrivals(boolean keeping) {
    this.keeping = keeping;
  }

  synchronized Arrival add(int node, String topic, int partition, WireBatch batch) {
    boolean acknowledgedBefore =
        keeping && !Collections.disjoint(acknowledged, batch.cells().keySet());
    long end = logEnds.merge(topic + "-" + partition, (long) batch.records(), Long::sum);
    Arrival arrival =
        new Arrival(node, topic, partition, end - batch.records(), batch, acknowledgedBefore);
    if (keeping) {
      kept.add(arrival);
    }
    return arrival;
  }

  /** It is about to be acknowledged. */
  synchronized void acknowledge(Arrival arrival) {
    if (keeping) {
      acknowledged.addAll(arrival.batch().cells().keySet());
    }
  }

  synchronized List<Arrival> all() {
    return List.copyOf(kept);
  }
}
