package io.github.reusewatch.scenario;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicReference;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.ByteBufferSerializer;

/**
 * {@code send} blocks, on metadata or on memory, and another thread fills the buffer anew
 * (vertx-kafka-client #21).
 */
final class ChangedDuringSend {
  private static final int SIZE = 256;

  private ChangedDuringSend() {}

  static void addTo(Map<String, Scenario> all) {
    all.put(
        "during-metadata-missing",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer()) {
            Thread sender = start(() -> producer.send(new ProducerRecord<>(topic, 0, null, value)));
            Await.blockedIn(sender, "waitOnMetadata");
            Payloads.refill(value);
            cluster.createTopic(topic);
            sender.join();
          }
        });
    all.put(
        "during-timeout-missing",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          AtomicReference<Exception> seen = new AtomicReference<>();
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer("max.block.ms", "1500")) {
            // The callback gives the buffer back, which is its right: only the change before it
            // counts.
            Thread sender =
                start(
                    () ->
                        producer.send(
                            new ProducerRecord<>(topic, 0, null, value),
                            (metadata, e) -> seen.set(e)));
            Await.blockedIn(sender, "waitOnMetadata");
            Payloads.refill(value);
            sender.join();
          }
          if (seen.get() == null) {
            throw new IllegalStateException("the callback did not get the time-out");
          }
        });
    all.put(
        "during-memory-key",
        (cluster, topic) -> {
          byte[] key = Payloads.ascii(16);
          blockedOnMemory(
              cluster.producer(
                  "buffer.memory", "32768", "batch.size", "16384", "linger.ms", "2000"),
              topic,
              new ProducerRecord<>(topic, 2, key, Payloads.ascii(SIZE)),
              () -> Payloads.refill(key));
        });
    all.put(
        "during-memory-buffer-part",
        (cluster, topic) -> {
          ByteBuffer value = ByteBuffer.wrap(Payloads.ascii(SIZE), 0, SIZE - 1);
          blockedOnMemory(
              cluster.producer(
                  new ByteArraySerializer(),
                  new ByteBufferSerializer(),
                  "buffer.memory",
                  "32768",
                  "batch.size",
                  "16384",
                  "linger.ms",
                  "2000"),
              topic,
              new ProducerRecord<>(topic, 2, null, value),
              () -> Payloads.refill(value.array()));
        });
    all.put(
        "during-null-callback-missing",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer("max.block.ms", "1500")) {
            Thread sender =
                start(
                    () -> {
                      try {
                        producer.send(new ProducerRecord<>(topic, 0, null, value)).get();
                      } catch (ExecutionException expected) {
                        System.out.println(
                            "failed as it should: "
                                + expected.getCause().getClass().getSimpleName());
                      }
                    });
            Await.blockedIn(sender, "waitOnMetadata");
            Payloads.refill(value);
            sender.join();
          }
        });
  }

  /** Two batches that linger take all memory, so that the third record waits for some. */
  @SuppressWarnings("unchecked")
  private static <V> void blockedOnMemory(
      KafkaProducer<byte[], V> producer,
      String topic,
      ProducerRecord<byte[], V> record,
      Runnable meanwhile)
      throws Exception {
    try (producer) {
      for (int partition = 0; partition < 2; partition++) {
        byte[] other = Payloads.ascii(SIZE);
        producer.send(
            new ProducerRecord<>(
                topic,
                partition,
                null,
                (V) (record.value() instanceof ByteBuffer ? ByteBuffer.wrap(other) : other)));
      }
      Thread sender = start(() -> producer.send(record));
      Await.blockedIn(sender, "allocate");
      meanwhile.run();
      sender.join();
    }
  }

  private static Thread start(Body body) {
    Thread thread =
        new Thread(
            () -> {
              try {
                body.run();
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            },
            "blocked-sender");
    thread.start();
    return thread;
  }

  /** What a thread does. */
  private interface Body {
    void run() throws Exception;
  }
}
