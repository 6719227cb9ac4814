package io.github.reusewatch.demo.story.app;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/**
 * Writes through a queue for each topic-partition. {@link #write} waits for the acknowledgements
 * for so long and no longer. When it gives up, what is in the queues stays there and is sent when
 * its turn comes.
 */
final class QueueingWriter {
  private final Producer<byte[], byte[]> producer;
  private final Consumer<byte[]> onAnswered;
  private final Map<String, PartitionSender> senders = new ConcurrentHashMap<>();

  /**
   * Writes to a producer.
   *
   * @param onAnswered gets the value of each record that Kafka has acknowledged or finally refused
   */
  QueueingWriter(Producer<byte[], byte[]> producer, Consumer<byte[]> onAnswered) {
    this.producer = producer;
    this.onAnswered = onAnswered;
  }

  void write(List<ProducerRecord<byte[], byte[]>> records, Duration timeout)
      throws InterruptedException, TimeoutException, ExecutionException {
    Map<String, List<ProducerRecord<byte[], byte[]>>> parts = new LinkedHashMap<>();
    for (ProducerRecord<byte[], byte[]> each : records) {
      String partition = each.topic() + "-" + each.partition();
      parts.computeIfAbsent(partition, absent -> new ArrayList<>()).add(each);
    }
    PendingWrite write = new PendingWrite(records.size());
    parts.forEach((partition, part) -> senderOf(partition).add(write, part));
    write.await(timeout);
  }

  /** Waits until all that was queued is answered. Nothing may be written any more. */
  void close(Duration timeout) throws InterruptedException {
    long end = System.nanoTime() + timeout.toNanos();
    senders.values().forEach(PartitionSender::end);
    for (PartitionSender each : senders.values()) {
      each.awaitEnd(Duration.ofNanos(end - System.nanoTime()));
    }
  }

  private PartitionSender senderOf(String partition) {
    return senders.computeIfAbsent(
        partition, absent -> new PartitionSender(partition, producer, onAnswered));
  }
}
