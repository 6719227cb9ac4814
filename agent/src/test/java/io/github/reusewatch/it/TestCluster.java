package io.github.reusewatch.it;

import io.github.reusewatch.demo.cluster.LocalCluster;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;

/**
 * One real broker for all tests of the build: started when first asked for, ended with this JVM.
 */
final class TestCluster {
  private static LocalCluster cluster;

  private TestCluster() {}

  static synchronized String bootstrapServers() {
    if (cluster == null) {
      cluster = LocalCluster.builder().brokers(1).combined(true).start();
    }
    return cluster.bootstrapServers();
  }

  static Admin admin() {
    return Admin.create(Map.of("bootstrap.servers", bootstrapServers()));
  }
}
