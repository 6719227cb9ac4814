package io.github.reusewatch.demo.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;

/** All nodes of a cluster and the folder they live in. */
final class ClusterNodes {
  /** Any 16 bytes in URL-safe Base64. */
  private static final String CLUSTER_ID = "MkU3OEVBNTcwNTJENDM2Qk";

  private final Topology topology;
  private final Path parent;
  private final Map<Integer, Node> nodes = new TreeMap<>();
  private Path folder;
  private boolean ended;

  ClusterNodes(Topology topology, Path parent) {
    this.topology = topology;
    this.parent = parent;
  }

  /** Returns when every broker is registered. */
  void start(Map<String, String> overrides) {
    create(overrides);
    nodes.forEach(this::format);
    nodes.values().forEach(Node::start);
    nodes.values().forEach(Node::awaitStarted);
  }

  Node broker(int id) {
    if (!topology.isBroker(id)) {
      throw new IllegalArgumentException(
          "there is no broker " + id + ", only " + topology.brokerPorts().keySet());
    }
    return nodes.get(id);
  }

  /**
   * Ends all processes, then removes the folder. Also from a shutdown hook, in the middle of a
   * start.
   */
  synchronized void end() {
    ended = true;
    nodes.values().forEach(Node::close);
    try {
      if (folder != null) {
        FolderTree.delete(folder);
      }
    } catch (IOException e) {
      throw new ClusterException("the folder " + folder + " could not be removed", e);
    }
  }

  /** Under the lock, so that nothing is written any more once the folder is removed. */
  private synchronized void create(Map<String, String> overrides) {
    if (ended) {
      throw new ClusterException("the cluster is closed");
    }
    String classPath = NodeClassPath.ofThisJvm();
    try {
      folder = Files.createTempDirectory(parent, "local-cluster-");
      for (int id : topology.nodeIds()) {
        NodeFiles files = NodeFiles.of(folder, id);
        files.create(NodeProperties.of(id, topology, files.data(), overrides));
        if (!topology.isController(id)) {
          files.formatByHand(id, CLUSTER_ID);
        }
        nodes.put(id, new Node(id, files, classPath));
      }
    } catch (IOException e) {
      throw new ClusterException("the files of the cluster could not be written", e);
    }
  }

  private void format(int id, Node node) {
    if (topology.isController(id)) {
      node.format(CLUSTER_ID);
    }
  }
}
