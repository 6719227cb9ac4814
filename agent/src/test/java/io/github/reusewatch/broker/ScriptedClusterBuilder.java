package io.github.reusewatch.broker;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Says what a {@link ScriptedCluster} consists of. */
public final class ScriptedClusterBuilder {
  private final Transport transport;
  private final Map<Integer, Integer> receiveBuffers = new TreeMap<>();
  private final Map<String, List<Integer>> leaders = new TreeMap<>();
  private boolean keeping = true;

  ScriptedClusterBuilder(Transport transport) {
    this.transport = transport;
  }

  public ScriptedClusterBuilder node(int id) {
    return node(id, 0);
  }

  /**
   * A node.
   *
   * @param receiveBuffer in bytes; 0 for the system's own size
   */
  public ScriptedClusterBuilder node(int id, int receiveBuffer) {
    receiveBuffers.put(id, receiveBuffer);
    return this;
  }

  /**
   * A topic.
   *
   * @param leadersOfItsPartitions ids of nodes, from partition 0 on
   */
  public ScriptedClusterBuilder topic(String topic, int... leadersOfItsPartitions) {
    leaders.put(topic, Arrays.stream(leadersOfItsPartitions).boxed().collect(Collectors.toList()));
    return this;
  }

  /** Nothing that arrives is kept: scripts see it, and then it is gone. */
  public ScriptedClusterBuilder forgetful() {
    keeping = false;
    return this;
  }

  public ScriptedCluster start() throws IOException {
    return new ScriptedCluster(transport, receiveBuffers, leaders, keeping);
  }
}
