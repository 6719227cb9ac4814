package io.github.reusewatch.demo.cve.app;

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
  private final int partitions;
  private final int firstNumber;
  private final int records;
  private final Outcomes outcomes;
  private final CountDownLatch unfinished;
  private final AtomicInteger failures = new AtomicInteger();
  private final AtomicReference<Exception> lastFailure = new AtomicReference<>();

  Burst(String topic, int partitions, int firstNumber, int records, Outcomes outcomes) {
    this.topic = topic;
    this.partitions = partitions;
    this.firstNumber = firstNumber;
    this.records = records;
    this.outcomes = outcomes;
    this.unfinished = new CountDownLatch(partitions * records);
  }

  void send(Producer<byte[], byte[]> producer) {
    for (int partition = 0; partition < partitions; partition++) {
      for (int i = 0; i < records; i++) {
        Letter letter = new Letter(new TopicPartition(topic, partition), firstNumber + i);
        producer.send(
            new ProducerRecord<>(topic, partition, null, letter.bytes()),
            (metadata, failure) -> ended(letter, metadata, failure));
      }
    }
  }

  void awaitEnd() throws InterruptedException {
    unfinished.await();
  }

  @Override
  public String toString() {
    int failed = failures.get();
    String acknowledged = "%s: %d acknowledged".formatted(topic, partitions * records - failed);
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
