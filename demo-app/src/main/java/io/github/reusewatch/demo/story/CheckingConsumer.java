package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.story.app.Crc32c;
import io.github.reusewatch.demo.story.app.MessageType;
import io.github.reusewatch.demo.story.app.ProducerApplication;
import io.github.reusewatch.demo.story.app.SequenceKey;
import io.github.reusewatch.demo.story.join.ConsumedRecord;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/**
 * Reads all partitions of a topic from their beginning, without a group, and checks every message.
 */
final class CheckingConsumer implements AutoCloseable {
  private static final Duration POLL = Duration.ofMillis(100);
  private static final Duration QUIET = Duration.ofSeconds(1);

  private final MessageType type;
  private final ConsumedLog log;
  private final KafkaConsumer<byte[], byte[]> consumer;
  private final List<TopicPartition> partitions;
  private final CompletableFuture<Void> ended = new CompletableFuture<>();
  private volatile boolean stopping;
  private volatile boolean lastRecordsAwaited;

  CheckingConsumer(String bootstrapServers, MessageType type, ConsumedLog log) {
    this.type = type;
    this.log = log;
    this.partitions =
        IntStream.range(0, ProducerApplication.PARTITIONS)
            .mapToObj(partition -> new TopicPartition(type.topic(), partition))
            .toList();
    this.consumer =
        new KafkaConsumer<>(
            Map.of(
                "bootstrap.servers", bootstrapServers,
                "auto.offset.reset", "earliest",
                "enable.auto.commit", "false",
                "fetch.max.wait.ms", "100",
                "reconnect.backoff.max.ms", "200",
                "metadata.max.age.ms", "2000"),
            new ByteArrayDeserializer(),
            new ByteArrayDeserializer());
    consumer.assign(partitions);
    Thread thread = new Thread(this::run, "consumer-" + type.topic());
    thread.setDaemon(true);
    thread.start();
  }

  /** To be called when nothing is written any more: returns when everything is read. */
  void awaitLastRecords() throws InterruptedException, ExecutionException {
    lastRecordsAwaited = true;
    ended.get();
  }

  @Override
  public void close() {
    stopping = true;
    ended.exceptionally(alreadyReported -> null).join();
  }

  private void run() {
    try (consumer) {
      long lastArrival = System.nanoTime();
      while (!stopping) {
        for (ConsumerRecord<byte[], byte[]> each : consumer.poll(POLL)) {
          log.add(check(each));
          lastArrival = System.nanoTime();
        }
        boolean quiet = System.nanoTime() - lastArrival > QUIET.toNanos();
        if (lastRecordsAwaited && quiet && isAtEnd()) {
          stopping = true;
        }
      }
      ended.complete(null);
    } catch (RuntimeException e) {
      ended.completeExceptionally(e);
    }
  }

  private boolean isAtEnd() {
    return consumer.endOffsets(partitions).entrySet().stream()
        .allMatch(end -> consumer.position(end.getKey()) >= end.getValue());
  }

  private ConsumedRecord check(ConsumerRecord<byte[], byte[]> message) {
    long sequence = SequenceKey.sequence(message.key());
    return new ConsumedRecord(
        new TopicPartition(message.topic(), message.partition()),
        message.offset(),
        sequence,
        Crc32c.of(message.value()),
        type.check(message.value(), sequence));
  }
}
