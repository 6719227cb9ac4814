package io.github.reusewatch.scenario;

import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

/**
 * The buffer is used again when {@code send} has returned, before the acknowledgement (sarama #935,
 * kafka #10590).
 */
final class ChangedBeforeAck {
  private static final int SIZE = 256;

  private ChangedBeforeAck() {}

  static void addTo(Map<String, Scenario> all) {
    all.put(
        "ack-value",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          lingering(
              cluster, new ProducerRecord<>(topic, 0, null, value), () -> Payloads.refill(value));
        });
  }

  private static void lingering(
      Cluster cluster, ProducerRecord<byte[], byte[]> record, Runnable meanwhile) {
    try (KafkaProducer<byte[], byte[]> producer = cluster.producer("linger.ms", "500")) {
      producer.send(record);
      meanwhile.run();
    }
  }
}
