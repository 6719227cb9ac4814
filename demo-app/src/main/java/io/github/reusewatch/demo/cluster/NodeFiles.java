package io.github.reusewatch.demo.cluster;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** What a node has on disk, all of it in the cluster's folder. */
record NodeFiles(Path folder) {

  static NodeFiles of(Path clusterFolder, int nodeId) {
    return new NodeFiles(clusterFolder.resolve("node-" + nodeId));
  }

  Path data() {
    return folder.resolve("data");
  }

  Path tmp() {
    return folder.resolve("tmp");
  }

  Path serverProperties() {
    return folder.resolve("server.properties");
  }

  Path log() {
    return folder.resolve("server.log");
  }

  void create(Map<String, String> properties) throws IOException {
    Files.createDirectories(data());
    Files.createDirectories(tmp());
    List<String> lines =
        properties.entrySet().stream().map(p -> p.getKey() + "=" + p.getValue()).toList();
    Files.write(serverProperties(), lines);
  }

  /**
   * All that a broker's storage needs. A controller would start from it as well, but with every
   * feature but {@code metadata.version} at level 0, so it is formatted by Kafka's own tool.
   */
  void formatByHand(int nodeId, String clusterId) throws IOException {
    Files.write(
        data().resolve("meta.properties"),
        List.of("version=1", "cluster.id=" + clusterId, "node.id=" + nodeId));
  }
}
