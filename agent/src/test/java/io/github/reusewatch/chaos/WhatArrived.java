package io.github.reusewatch.chaos;

import io.github.reusewatch.broker.Arrival;
import io.github.reusewatch.broker.BrokenConnection;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All batches that the brokers saw, in little memory. */
final class WhatArrived {
  /** {@code max.in.flight.requests.per.connection} at most is lost with a connection. */
  private static final int REQUESTS_OF_A_CONNECTION = 5;

  private final List<Sighting> corrupt = new ArrayList<>();
  private final List<Sighting> sound = new ArrayList<>();
  private final List<Sighting> unfinished = new ArrayList<>();
  private final Map<String, Integer> mayBeLost = new HashMap<>();
  private final Map<String, String> nodes = new HashMap<>();

  synchronized void add(Arrival arrival) {
    Sighting seen = Sighting.of(arrival);
    (seen.corrupt() ? corrupt : sound).add(seen);
  }

  /** The end of a connection of this producer's brokers. */
  void add(StormProducer producer, BrokenConnection broken) {
    broken.whole().forEach(arrival -> unfinished.add(Sighting.of(arrival)));
    if (!broken.readToItsEnd()) {
      mayBeLost.merge(node(producer, broken.node()), REQUESTS_OF_A_CONNECTION, Integer::sum);
    }
  }

  /** Which node leads what. */
  void topicsOf(StormProducer producer) {
    producer
        .topics()
        .forEach(
            (topic, leaders) -> {
              for (int partition = 0; partition < leaders.length; partition++) {
                nodes.put(topic + "-" + partition, node(producer, leaders[partition]));
              }
            });
  }

  private static String node(StormProducer producer, int id) {
    return producer + " " + id;
  }

  /** Whether it may be one of those that were lost with a connection; each time it is one less. */
  boolean mayHaveLost(String topicPartition) {
    return mayBeLost.merge(nodes.get(topicPartition), -1, Integer::sum) >= 0;
  }

  List<Sighting> corrupt() {
    return corrupt;
  }

  List<Sighting> sound() {
    return sound;
  }

  /** Of requests that did not come to their end. */
  List<Sighting> unfinished() {
    return unfinished;
  }

  synchronized int corruptSoFar() {
    return corrupt.size();
  }

  int batches() {
    return corrupt.size() + sound.size();
  }
}
