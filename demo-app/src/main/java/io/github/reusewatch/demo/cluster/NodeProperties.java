package io.github.reusewatch.demo.cluster;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The {@code server.properties} of a node. */
final class NodeProperties {
  private NodeProperties() {}

  static Map<String, String> of(
      int nodeId, Topology topology, Path data, Map<String, String> overrides) {
    Map<String, String> properties = new LinkedHashMap<>();
    addIdentity(properties, nodeId, topology);
    properties.put("log.dirs", data.toString());
    addReplication(properties);
    addSmallFootprint(properties);
    addQuickRestart(properties);
    properties.putAll(overrides);
    return properties;
  }

  private static void addIdentity(Map<String, String> properties, int nodeId, Topology topology) {
    List<String> roles = new ArrayList<>();
    List<String> listeners = new ArrayList<>();
    if (topology.isBroker(nodeId)) {
      roles.add("broker");
      listeners.add("PLAINTEXT://" + Topology.address(topology.brokerPorts().get(nodeId)));
      properties.put("inter.broker.listener.name", "PLAINTEXT");
    }
    if (topology.isController(nodeId)) {
      roles.add("controller");
      listeners.add("CONTROLLER://" + Topology.address(topology.controllerPorts().get(nodeId)));
    }
    properties.put("process.roles", String.join(",", roles));
    properties.put("node.id", Integer.toString(nodeId));
    properties.put("listeners", String.join(",", listeners));
    properties.put("controller.listener.names", "CONTROLLER");
    properties.put("controller.quorum.voters", topology.controllerQuorumVoters());
    properties.put("listener.security.protocol.map", "CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT");
  }

  private static void addReplication(Map<String, String> properties) {
    properties.put("auto.create.topics.enable", "false");
    properties.put("unclean.leader.election.enable", "false");
    properties.put("min.insync.replicas", "1");
    properties.put("offsets.topic.replication.factor", "1");
    properties.put("offsets.topic.num.partitions", "1");
    properties.put("transaction.state.log.replication.factor", "1");
    properties.put("transaction.state.log.min.isr", "1");
    properties.put("transaction.state.log.num.partitions", "1");
    properties.put("share.coordinator.state.topic.replication.factor", "1");
    properties.put("share.coordinator.state.topic.min.isr", "1");
    properties.put("group.initial.rebalance.delay.ms", "0");
  }

  private static void addSmallFootprint(Map<String, String> properties) {
    properties.put("num.network.threads", "2");
    properties.put("num.io.threads", "2");
    properties.put("background.threads", "2");
    // The default takes 128 MiB at once.
    properties.put("log.cleaner.dedupe.buffer.size", Integer.toString(2 << 20));
  }

  /**
   * At the defaults a broker is refused for 10 s, until the session of its earlier life has ended.
   */
  private static void addQuickRestart(Map<String, String> properties) {
    properties.put("broker.heartbeat.interval.ms", "300");
    properties.put("broker.session.timeout.ms", "3000");
  }
}
