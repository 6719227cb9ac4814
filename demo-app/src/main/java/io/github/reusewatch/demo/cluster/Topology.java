package io.github.reusewatch.demo.cluster;

import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Which nodes there are, in which roles, and the port of each role, by node id. */
record Topology(
    SortedMap<Integer, Integer> brokerPorts, SortedMap<Integer, Integer> controllerPorts) {

  /** Far from the brokers' ids, which count from 1. */
  static final int CONTROLLER_ID = 100;

  /**
   * With {@code combined}, every broker is a controller too; else one controller stands beside
   * them.
   */
  static Topology of(int brokers, boolean combined) {
    int controllers = combined ? brokers : 1;
    List<Integer> ports = FreePorts.find(brokers + controllers);
    SortedMap<Integer, Integer> brokerPorts = new TreeMap<>();
    SortedMap<Integer, Integer> controllerPorts = new TreeMap<>();
    for (int i = 0; i < brokers; i++) {
      brokerPorts.put(i + 1, ports.get(i));
    }
    for (int i = 0; i < controllers; i++) {
      controllerPorts.put(combined ? i + 1 : CONTROLLER_ID, ports.get(brokers + i));
    }
    return new Topology(brokerPorts, controllerPorts);
  }

  SortedSet<Integer> nodeIds() {
    SortedSet<Integer> ids = new TreeSet<>(brokerPorts.keySet());
    ids.addAll(controllerPorts.keySet());
    return ids;
  }

  boolean isBroker(int nodeId) {
    return brokerPorts.containsKey(nodeId);
  }

  boolean isController(int nodeId) {
    return controllerPorts.containsKey(nodeId);
  }

  String bootstrapServers() {
    return brokerPorts.values().stream().map(Topology::address).collect(Collectors.joining(","));
  }

  String controllerQuorumVoters() {
    return controllerPorts.entrySet().stream()
        .map(node -> node.getKey() + "@" + address(node.getValue()))
        .collect(Collectors.joining(","));
  }

  static String address(int port) {
    return "127.0.0.1:" + port;
  }
}
