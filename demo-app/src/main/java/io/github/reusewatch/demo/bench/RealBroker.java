package io.github.reusewatch.demo.bench;

import io.github.reusewatch.demo.bench.app.Workload;
import io.github.reusewatch.demo.cluster.LocalCluster;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

/** One real node, which writes what it gets to its disk and soon removes it. */
final class RealBroker implements Broker {
  private static final String SEGMENT_BYTES = Integer.toString(32 << 20);
  private static final String RETENTION_BYTES = Integer.toString(64 << 20);

  private final LocalCluster cluster;

  private RealBroker(LocalCluster cluster) {
    this.cluster = cluster;
  }

  /** Returns when the topic is there. */
  static RealBroker start() throws InterruptedException, ExecutionException {
    LocalCluster cluster =
        LocalCluster.builder()
            .combined(true)
            .property("log.retention.check.interval.ms", "1000")
            .property("log.segment.delete.delay.ms", "100")
            .start();
    RealBroker broker = new RealBroker(cluster);
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", broker.bootstrapServers()))) {
      NewTopic topic =
          new NewTopic(Workload.TOPIC, Workload.PARTITIONS, (short) 1)
              .configs(Map.of("segment.bytes", SEGMENT_BYTES, "retention.bytes", RETENTION_BYTES));
      admin.createTopics(List.of(topic)).all().get();
      return broker;
    } catch (InterruptedException | ExecutionException | RuntimeException e) {
      broker.close();
      throw e;
    }
  }

  @Override
  public String bootstrapServers() {
    return cluster.bootstrapServers();
  }

  @Override
  public Optional<Duration> cpu() {
    return Optional.empty();
  }

  /** A fork that finds it gone says so. */
  @Override
  public void check() {}

  @Override
  public void close() {
    cluster.close();
  }
}
