package io.github.reusewatch.broker;

import java.io.IOException;
import java.net.ServerSocket;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.CopyOnWriteArrayList;

/** Some {@link ScriptedBroker}s that know of each other, and what arrived at them. */
public final class ScriptedCluster implements AutoCloseable {
  private final Transport transport;
  private final Map<String, List<Integer>> leaders;
  private final Arrivals arrivals;
  private final Map<Integer, ScriptedBroker> nodes = new TreeMap<>();
  private final List<BrokenConnection> broken = new CopyOnWriteArrayList<>();
  private final List<Throwable> failures = new CopyOnWriteArrayList<>();

  ScriptedCluster(
      Transport transport,
      Map<Integer, Integer> receiveBuffers,
      Map<String, List<Integer>> leaders,
      boolean keeping)
      throws IOException {
    this.transport = transport;
    this.leaders = new ConcurrentSkipListMap<>(leaders);
    this.arrivals = new Arrivals(keeping);
    for (Map.Entry<Integer, Integer> node : receiveBuffers.entrySet()) {
      ServerSocket server = transport.serverSocket();
      if (node.getValue() > 0) {
        server.setReceiveBufferSize(node.getValue());
      }
      nodes.put(node.getKey(), new ScriptedBroker(node.getKey(), server, this));
    }
    nodes.values().forEach(ScriptedBroker::start);
  }

  public static ScriptedClusterBuilder over(Transport transport) {
    return new ScriptedClusterBuilder(transport);
  }

  public ScriptedBroker node(int id) {
    return nodes.get(id);
  }

  /** Lets other nodes lead a topic's partitions, from the next metadata on. */
  public void lead(String topic, Integer... leadersOfItsPartitions) {
    leaders.put(topic, List.of(leadersOfItsPartitions));
  }

  /** What a producer needs to reach it: {@code bootstrap.servers} is the node of this id. */
  public Map<String, String> clientSettings(int bootstrapNode) {
    Map<String, String> settings = new TreeMap<>(transport.clientSettings());
    settings.put("bootstrap.servers", ScriptedBroker.HOST + ":" + node(bootstrapNode).port());
    return settings;
  }

  /** All that arrived so far, in this order. */
  public List<Arrival> arrivals() {
    return arrivals.all();
  }

  /** The connections that ended in the middle of something. */
  public List<BrokenConnection> broken() {
    return List.copyOf(broken);
  }

  /** Whether all that its clients have written is read, and they are gone. */
  public boolean hasNoConnections() {
    return nodes.values().stream().noneMatch(ScriptedBroker::hasConnections);
  }

  /** What went wrong with the brokers themselves: then nothing that they say counts. */
  public List<Throwable> failures() {
    return List.copyOf(failures);
  }

  @Override
  public void close() throws IOException {
    for (ScriptedBroker node : nodes.values()) {
      node.close();
    }
  }

  Arrivals keeper() {
    return arrivals;
  }

  Set<String> topics() {
    return leaders.keySet();
  }

  /** Of its partitions; empty for a topic that does not exist. */
  List<Integer> leaders(String topic) {
    return leaders.getOrDefault(topic, List.of());
  }

  void broken(BrokenConnection connection) {
    broken.add(connection);
  }

  void failed(Throwable failure) {
    failures.add(failure);
  }
}
