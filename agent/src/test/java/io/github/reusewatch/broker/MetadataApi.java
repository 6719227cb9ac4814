package io.github.reusewatch.broker;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Tells which node leads which partition, and where those nodes listen. The others stay unknown, so
 * that a client has no connection to a node before it is to send there.
 */
final class MetadataApi implements Api {
  private static final short UNKNOWN_TOPIC_OR_PARTITION = 3;

  private final ScriptedBroker broker;
  private final ScriptedCluster cluster;

  MetadataApi(ScriptedBroker broker, ScriptedCluster cluster) {
    this.broker = broker;
    this.cluster = cluster;
  }

  @Override
  public short key() {
    return 3;
  }

  @Override
  public short newestVersion() {
    return 5;
  }

  @Override
  public boolean answer(short version, ProtocolReader request, ProtocolWriter answer) {
    if (version >= 3) {
      answer.int32(0); // throttle time
    }
    List<String> topics = topics(request);
    Set<Integer> nodes = new TreeSet<>(Set.of(broker.id()));
    topics.forEach(topic -> nodes.addAll(cluster.leaders(topic)));
    answer.int32(nodes.size());
    for (int id : nodes) {
      ScriptedBroker node = cluster.node(id);
      answer.int32(node.id()).string(ScriptedBroker.HOST).int32(node.port());
      if (version >= 1) {
        answer.noString(); // rack
      }
    }
    if (version >= 2) {
      answer.string("scripted"); // the cluster's id
    }
    if (version >= 1) {
      answer.int32(broker.id()); // the controller
    }
    answer.int32(topics.size());
    topics.forEach(topic -> write(topic, version, answer));
    return true;
  }

  private List<String> topics(ProtocolReader request) {
    int asked = request.int32();
    if (asked < 0) {
      return List.copyOf(cluster.topics());
    }
    List<String> topics = new ArrayList<>();
    for (int i = 0; i < asked; i++) {
      topics.add(request.string());
    }
    return topics;
  }

  private void write(String topic, short version, ProtocolWriter answer) {
    List<Integer> leaders = cluster.leaders(topic);
    answer
        .int16(leaders.isEmpty() ? UNKNOWN_TOPIC_OR_PARTITION : ProduceAnswer.NO_ERROR)
        .string(topic);
    if (version >= 1) {
      answer.int8(0); // not internal
    }
    answer.int32(leaders.size());
    for (int partition = 0; partition < leaders.size(); partition++) {
      int leader = leaders.get(partition);
      answer.int16(ProduceAnswer.NO_ERROR).int32(partition).int32(leader);
      answer.int32(1).int32(leader); // replicas
      answer.int32(1).int32(leader); // those in sync
      if (version >= 5) {
        answer.int32(0); // replicas offline
      }
    }
  }
}
