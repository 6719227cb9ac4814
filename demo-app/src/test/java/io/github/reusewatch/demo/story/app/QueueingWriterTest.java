package io.github.reusewatch.demo.story.app;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class QueueingWriterTest {
  private static final Duration SHORT = Duration.ofMillis(50);
  private static final Duration LONG = Duration.ofSeconds(20);

  private final MockProducer<byte[], byte[]> producer =
      new MockProducer<>(false, null, new ByteArraySerializer(), new ByteArraySerializer());
  private final Queue<byte[]> answered = new ConcurrentLinkedQueue<>();
  private final QueueingWriter writer = new QueueingWriter(producer, answered::add);

  @AfterEach
  void close() throws InterruptedException {
    writer.close(SHORT);
  }

  @Test
  void writeReturnsWhenAllIsAcknowledged() {
    CompletableFuture<Exception> write =
        writing(List.of(record("orders", 0), record("metrics", 1)));

    completeNext();
    assertThat(write).isNotDone();
    completeNext();

    assertThat(write.join()).isNull();
    assertThat(answered).hasSize(2);
  }

  @Test
  void writeGivesUpAndItsRecordsAreSentAllTheSame() throws InterruptedException {
    ProducerRecord<byte[], byte[]> first = record("orders", 0);
    ProducerRecord<byte[], byte[]> second = record("orders", 0);
    assertThatThrownBy(() -> writer.write(List.of(first), SHORT))
        .isInstanceOf(TimeoutException.class);
    assertThatThrownBy(() -> writer.write(List.of(second), SHORT))
        .isInstanceOf(TimeoutException.class)
        .hasMessageContaining("1 not acknowledged within");
    assertThat(producer.history()).as("waits for the part before").containsExactly(first);
    assertThat(answered).isEmpty();

    completeNext();
    completeNext();
    writer.close(LONG);

    assertThat(producer.history()).containsExactly(first, second);
    assertThat(answered).containsExactly(first.value(), second.value());
  }

  @Test
  void partitionsDoNotWaitForEachOther() {
    for (ProducerRecord<byte[], byte[]> each :
        List.of(record("orders", 0), record("orders", 1), record("metrics", 0))) {
      assertThatThrownBy(() -> writer.write(List.of(each), SHORT))
          .isInstanceOf(TimeoutException.class);
    }

    await().until(() -> producer.history().size() == 3);
  }

  @Test
  void failureOfARecordFailsTheWrite() {
    CompletableFuture<Exception> write = writing(List.of(record("orders", 0)));

    await().until(() -> producer.errorNext(new IllegalStateException("broker says no")));

    assertThat(write.join())
        .isInstanceOf(ExecutionException.class)
        .hasRootCauseMessage("broker says no");
    assertThat(answered).hasSize(1);
  }

  @Test
  void sendThatThrowsFailsTheWrite() {
    producer.sendException = new IllegalStateException("closed");

    assertThatThrownBy(() -> writer.write(List.of(record("orders", 0)), LONG))
        .isInstanceOf(ExecutionException.class)
        .hasRootCauseMessage("closed");
    assertThat(answered).hasSize(1);
  }

  private CompletableFuture<Exception> writing(List<ProducerRecord<byte[], byte[]>> records) {
    return CompletableFuture.supplyAsync(
        () -> {
          try {
            writer.write(records, LONG);
            return null;
          } catch (InterruptedException | TimeoutException | ExecutionException e) {
            return e;
          }
        });
  }

  private void completeNext() {
    await().until(producer::completeNext);
  }

  private static ProducerRecord<byte[], byte[]> record(String topic, int partition) {
    return new ProducerRecord<>(topic, partition, null, "value".getBytes(US_ASCII));
  }
}
