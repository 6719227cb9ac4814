package io.github.reusewatch.apps.webapp;

import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** Sends, and waits for the acknowledgement. */
final class OrderWriter implements AutoCloseable {
  private final ExecutorService thread = Executors.newSingleThreadExecutor();
  private final KafkaProducer<byte[], byte[]> producer;

  OrderWriter(String bootstrapServers) {
    this.producer =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", bootstrapServers),
            new ByteArraySerializer(),
            new ByteArraySerializer());
  }

  /** Sends on a thread of this writer's. */
  void queue(ProducerRecord<byte[], byte[]> order) {
    await(thread.submit(() -> write(order)));
  }

  /** Sends on the calling thread. */
  void write(ProducerRecord<byte[], byte[]> order) {
    await(producer.send(order));
  }

  private static void await(Future<?> done) {
    try {
      done.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    thread.shutdown();
    producer.close();
  }
}
