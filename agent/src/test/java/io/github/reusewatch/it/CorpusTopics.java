package io.github.reusewatch.it;

import static org.awaitility.Awaitility.await;

import io.github.reusewatch.corpus.Trial;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.common.TopicPartition;

/** Topics, made all at once and removed again, since the other tests use the broker, too. */
final class CorpusTopics implements AutoCloseable {
  private final List<NewTopic> topics = new ArrayList<>();

  /** Those that the trial needs. */
  void add(Trial trial, String prefix) {
    trial.topics(prefix).forEach((name, settings) -> add(name, trial.partitions(), settings));
  }

  void add(String name, int partitions, Map<String, String> settings) {
    topics.add(
        new NewTopic(name, Optional.of(partitions), Optional.of((short) 1)).configs(settings));
  }

  /** Makes them, and waits until each can be written to. */
  void make() throws ExecutionException, InterruptedException {
    try (Admin admin = TestCluster.admin()) {
      admin.createTopics(topics).all().get();
      // A broker drops what comes with acks=0 for a partition that it has not opened yet.
      await()
          .atMost(Duration.ofMinutes(1))
          .ignoreException(ExecutionException.class)
          .until(() -> admin.listOffsets(latest()).all().get() != null);
    }
  }

  @Override
  public void close() {
    try (Admin admin = TestCluster.admin()) {
      admin.deleteTopics(topics.stream().map(NewTopic::name).collect(Collectors.toList()));
    }
  }

  private Map<TopicPartition, OffsetSpec> latest() {
    Map<TopicPartition, OffsetSpec> latest = new HashMap<>();
    for (NewTopic topic : topics) {
      for (int partition = 0; partition < topic.numPartitions(); partition++) {
        latest.put(new TopicPartition(topic.name(), partition), OffsetSpec.latest());
      }
    }
    return latest;
  }
}
