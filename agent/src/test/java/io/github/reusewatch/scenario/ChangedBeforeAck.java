package io.github.reusewatch.scenario;

import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serializer;
import org.apache.kafka.common.serialization.StringSerializer;

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
    all.put(
        "ack-key",
        (cluster, topic) -> {
          byte[] key = Payloads.ascii(1);
          lingering(cluster, new ProducerRecord<>(topic, 0, key, null), () -> Payloads.refill(key));
        });
    all.put(
        "ack-header",
        (cluster, topic) -> {
          byte[] counter = Payloads.ascii(8);
          ProducerRecord<byte[], byte[]> record =
              new ProducerRecord<>(topic, 0, null, Payloads.ascii(SIZE));
          record.headers().add("counter", counter);
          lingering(cluster, record, () -> Payloads.refill(counter));
        });
    all.put(
        "ack-get-timed-out",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer("linger.ms", "1000")) {
            try {
              producer
                  .send(new ProducerRecord<>(topic, 0, null, value))
                  .get(1, TimeUnit.MILLISECONDS);
              throw new IllegalStateException("acknowledged too early");
            } catch (TimeoutException expected) {
              Payloads.refill(value);
            }
          }
        });
    all.put(
        "ack-nested-audit",
        (cluster, topic) -> {
          // The serializer sends with another producer, on the same thread and inside this send,
          // and waits: that ack is not this send's.
          byte[] value = Payloads.ascii(SIZE);
          try (KafkaProducer<String, String> audit =
              cluster.producer(new StringSerializer(), new StringSerializer())) {
            Serializer<byte[]> auditing =
                (t, data) -> {
                  audited(audit, topic);
                  return data;
                };
            try (KafkaProducer<byte[], byte[]> producer =
                cluster.producer(new ByteArraySerializer(), auditing, "linger.ms", "500")) {
              producer.send(new ProducerRecord<>(topic, 0, null, value));
              Payloads.refill(value);
            }
          }
        });
    all.put(
        "ack-interceptor-replaced",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          try (KafkaProducer<byte[], byte[]> producer =
              cluster.producer(
                  "linger.ms",
                  "500",
                  "interceptor.classes",
                  Interceptors.ReplacesValue.class.getName())) {
            producer.send(new ProducerRecord<>(topic, 0, null, value));
            Payloads.refill(value);
          }
        });
  }

  private static void audited(KafkaProducer<String, String> audit, String topic) {
    try {
      audit.send(new ProducerRecord<>(topic, 1, null, "audited")).get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  private static void lingering(
      Cluster cluster, ProducerRecord<byte[], byte[]> record, Runnable meanwhile) {
    try (KafkaProducer<byte[], byte[]> producer = cluster.producer("linger.ms", "500")) {
      producer.send(record);
      meanwhile.run();
    }
  }
}
