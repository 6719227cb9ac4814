package io.github.reusewatch.demo.story.app;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/**
 * A queue and the thread that sends from it, one part after the acknowledgement of the part before.
 */
final class PartitionSender {
  private final Producer<byte[], byte[]> producer;
  private final Consumer<byte[]> onAnswered;
  private final BlockingQueue<Part> queue = new LinkedBlockingQueue<>();
  private final Thread thread;

  PartitionSender(
      String partition, Producer<byte[], byte[]> producer, Consumer<byte[]> onAnswered) {
    this.producer = producer;
    this.onAnswered = onAnswered;
    this.thread = new Thread(this::sendAll, "writer-" + partition);
    thread.setDaemon(true);
    thread.start();
  }

  void add(PendingWrite write, List<ProducerRecord<byte[], byte[]>> records) {
    queue.add(new Part(write, records));
  }

  void end() {
    queue.add(new Part(new PendingWrite(0), List.of()));
  }

  void awaitEnd(Duration timeout) throws InterruptedException {
    thread.join(Math.max(1, timeout.toMillis()));
  }

  private void sendAll() {
    try {
      for (Part part = queue.take(); !part.isEnd(); part = queue.take()) {
        PendingWrite acks = new PendingWrite(part.records.size());
        for (ProducerRecord<byte[], byte[]> each : part.records) {
          send(each, part.write, acks);
        }
        acks.await();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void send(ProducerRecord<byte[], byte[]> message, PendingWrite write, PendingWrite acks) {
    try {
      var unused =
          producer.send(message, (metadata, error) -> answered(message, error, write, acks));
    } catch (RuntimeException e) {
      answered(message, e, write, acks);
    }
  }

  private void answered(
      ProducerRecord<byte[], byte[]> message,
      Exception error,
      PendingWrite write,
      PendingWrite acks) {
    onAnswered.accept(message.value());
    write.answered(error);
    acks.answered(error);
  }

  /** What a write has for this partition; nothing at all is the end. */
  private record Part(PendingWrite write, List<ProducerRecord<byte[], byte[]>> records) {
    boolean isEnd() {
      return records.isEmpty();
    }
  }
}
