package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.story.app.MessageType;
import io.github.reusewatch.demo.story.app.ProducerApplication;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.DescribeTopicsOptions;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.common.TopicPartitionInfo;

/** The application's topics, seen through the admin client. */
final class Topics implements AutoCloseable {
  static final short REPLICATION_FACTOR = 2;

  private static final Duration IN_SYNC_BOUND = Duration.ofSeconds(60);
  private static final int DESCRIBE_TIMEOUT_MILLIS = 3000;
  private static final long POLL_MILLIS = 50;

  private final Admin admin;

  Topics(String bootstrapServers) {
    admin =
        Admin.create(
            Map.of("bootstrap.servers", bootstrapServers, "reconnect.backoff.max.ms", "200"));
  }

  static List<String> names() {
    return Arrays.stream(MessageType.values()).map(MessageType::topic).toList();
  }

  void create() throws InterruptedException, ExecutionException {
    List<NewTopic> topics =
        names().stream()
            .map(name -> new NewTopic(name, ProducerApplication.PARTITIONS, REPLICATION_FACTOR))
            .toList();
    admin.createTopics(topics).all().get();
    awaitInSync();
  }

  /** Waits until every partition has a leader and all its replicas have caught up. */
  void awaitInSync() throws InterruptedException {
    long end = System.nanoTime() + IN_SYNC_BOUND.toNanos();
    while (!isInSync()) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException(
            "the replicas have not caught up within " + IN_SYNC_BOUND.toSeconds() + " s");
      }
      Thread.sleep(POLL_MILLIS);
    }
  }

  long ledBy(int brokerId) throws InterruptedException, ExecutionException {
    return describe().stream()
        .filter(partition -> partition.leader() != null && partition.leader().id() == brokerId)
        .count();
  }

  private boolean isInSync() throws InterruptedException {
    try {
      return describe().stream()
          .allMatch(
              partition ->
                  partition.leader() != null
                      && partition.isr().size() == partition.replicas().size());
    } catch (ExecutionException brokersAway) {
      return false;
    }
  }

  private List<TopicPartitionInfo> describe() throws InterruptedException, ExecutionException {
    return admin
        .describeTopics(names(), new DescribeTopicsOptions().timeoutMs(DESCRIBE_TIMEOUT_MILLIS))
        .allTopicNames()
        .get()
        .values()
        .stream()
        .flatMap(topic -> topic.partitions().stream())
        .toList();
  }

  @Override
  public void close() {
    admin.close(Duration.ofSeconds(1));
  }
}
