package io.github.reusewatch.broker;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All that a cluster's brokers got, in this order. */
final class Arrivals {
  private final List<Arrival> kept = new ArrayList<>();
  private final Map<String, Long> logEnds = new HashMap<>();
  private final boolean keeping;

  /**
   * @param keeping false to give offsets only, for long runs
   */
  Arrivals(boolean keeping) {
    this.keeping = keeping;
  }

  synchronized Arrival add(int node, String topic, int partition, WireBatch batch) {
    long end = logEnds.merge(topic + "-" + partition, (long) batch.records(), Long::sum);
    Arrival arrival = new Arrival(node, topic, partition, end - batch.records(), batch);
    if (keeping) {
      kept.add(arrival);
      notifyAll();
    }
    return arrival;
  }

  synchronized List<Arrival> all() {
    return List.copyOf(kept);
  }
}
