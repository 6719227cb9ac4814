package io.github.reusewatch.chaos;

import com.google.gson.JsonObject;
import io.github.reusewatch.broker.ScriptedBroker;
import io.github.reusewatch.broker.ScriptedCluster;
import io.github.reusewatch.broker.Transport;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** The brokers of all producers of a storm, and what they saw. */
public final class StormBrokers implements AutoCloseable {
  private final Map<StormProducer, ScriptedCluster> clusters = new EnumMap<>(StormProducer.class);
  private final WhatArrived arrived = new WhatArrived();
  private final Storm storm;

  /**
   * Starts them.
   *
   * @param tls for those that speak it
   */
  public StormBrokers(long seed, List<StormProducer> producers, Transport tls) throws IOException {
    SplittableRandom random = new SplittableRandom(seed);
    List<ScriptedBroker> nodes = new ArrayList<>();
    for (StormProducer producer : producers) {
      ScriptedCluster cluster = producer.startBrokers(tls);
      clusters.put(producer, cluster);
      arrived.topicsOf(producer);
      for (ScriptedBroker node : List.of(cluster.node(1), cluster.node(2))) {
        node.script(Storm.script(random.split(), arrived::add));
        nodes.add(node);
      }
    }
    storm = new Storm(random.split(), nodes);
  }

  /**
   * Writes the settings of the producers.
   *
   * @return the arguments of {@link StormApplication}
   */
  public String[] arguments(long seed, Duration patience, Path folder) throws IOException {
    List<String> arguments = new ArrayList<>(List.of(Long.toString(seed), patience.toString()));
    for (Map.Entry<StormProducer, ScriptedCluster> each : clusters.entrySet()) {
      arguments.add(each.getKey().configure(each.getValue(), folder).toString());
    }
    return arguments.toArray(new String[0]);
  }

  public void rage(Process application, Duration length) throws IOException, InterruptedException {
    storm.over(application, length);
  }

  /** When the application has ended, and so all its connections. */
  public StormJoin join(List<JsonObject> findings) {
    clusters.forEach(
        (producer, cluster) -> cluster.broken().forEach(broken -> arrived.add(producer, broken)));
    return new StormJoin(arrived, findings.stream().map(BatchFinding::of).toList());
  }

  public int batches() {
    return arrived.batches();
  }

  /** So far. */
  public int corrupt() {
    return arrived.corruptSoFar();
  }

  public List<Throwable> failures() {
    return clusters.values().stream().flatMap(each -> each.failures().stream()).toList();
  }

  /** Whether nothing more can come. */
  public boolean quiet() {
    return clusters.values().stream().allMatch(ScriptedCluster::hasNoConnections);
  }

  @Override
  public void close() throws IOException {
    for (ScriptedCluster cluster : clusters.values()) {
      cluster.close();
    }
  }
}
