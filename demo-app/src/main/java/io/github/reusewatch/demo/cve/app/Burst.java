package io.github.reusewatch.demo.cve.app;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.TopicPartition;

/** A batch of records for each partition of a topic, and what became of them. */
final class Burst {
  private final String topic;
  private final Map<Letter, ProducerRecord<byte[], byte[]>> records = new LinkedHashMap<>();
  private final Outcomes outcomes;
  private final CountDownLatch unfinished;
  private final AtomicInteger failures = new AtomicInteger();
  private final AtomicReference<Exception> lastFailure = new AtomicReference<>();

  /**
   * Builds the records, so that sending them takes no longer than the client makes it. All have the
   * same time: the differences within a batch take one byte or two, and the broker refuses a batch
   * in the place of another unless it is as long.
   */
  Burst(String topic, int partitions, int firstNumber, int size, Outcomes outcomes) {
    this.topic = topic;
    this.outcomes = outcomes;
    long now = System.currentTimeMillis();
    for (int partition = 0; partition < partitions; partition++) {
      for (int i = 0; i < size; i++) {
        Letter letter = new Letter(new TopicPartition(topic, partition), firstNumber + i);
        records.put(letter, new ProducerRecord<>(topic, partition, now, null, letter.bytes()));
      }
    }
    this.unfinished = new CountDownLatch(records.size());
  }

  void send(Producer<byte[], byte[]> producer) {
    records.forEach(
        (letter, built) ->
            producer.send(built, (metadata, failure) -> ended(letter, metadata, failure)));
  }

  void awaitEnd() throws InterruptedException {
    unfinished.await();
  }

  @Override
  public String toString() {
    int failed = failures.get();
    String acknowledged = "%s: %d acknowledged".formatted(topic, records.size() - failed);
    return failed == 0
        ? acknowledged
        : acknowledged + ", %d failed (%s)".formatted(failed, lastFailure.get().getMessage());
  }

  private void ended(Letter letter, RecordMetadata metadata, Exception failure) {
    outcomes.add(letter, metadata, failure);
    if (failure != null) {
      failures.incrementAndGet();
      lastFailure.set(failure);
    }
    unfinished.countDown();
  }
}
