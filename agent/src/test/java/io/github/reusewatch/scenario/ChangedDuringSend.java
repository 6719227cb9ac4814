package io.github.reusewatch.scenario;

import io.github.reusewatch.corpus.Await;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

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
