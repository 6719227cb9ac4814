package io.github.reusewatch.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** What applications may do: nothing of it is a finding. */
final class HonestSends {
  private static final int SIZE = 256;

  private HonestSends() {}

  static void addTo(Map<String, Scenario> all) {
    all.put(
        "honest-after-get",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer()) {
            for (int i = 0; i < 20; i++) {
              value[0] = (byte) i;
              producer.send(new ProducerRecord<>(topic, 0, null, value)).get();
              Payloads.refill(value);
            }
          }
        });
    all.put(
        "honest-same-record-again",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          ProducerRecord<byte[], byte[]> record = new ProducerRecord<>(topic, 0, null, value);
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer()) {
            producer.send(record).get();
            Payloads.refill(value);
            producer.send(record).get();
          }
        });
    all.put(
        "honest-resent",
        (cluster, topic) -> {
          ProducerRecord<byte[], byte[]> record =
              new ProducerRecord<>(topic, 0, Payloads.ascii(8), Payloads.ascii(SIZE));
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer()) {
            List<Future<?>> sent = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
              sent.add(producer.send(record));
            }
            for (Future<?> future : sent) {
              future.get();
            }
          }
        });
    all.put(
        "honest-interceptor-adds-headers",
        (cluster, topic) ->
            sendOne(
                cluster.producer("interceptor.classes", Interceptors.AddsHeaders.class.getName()),
                topic));
    all.put("honest-callbacks", HonestSends::callbacks);
  }

  private static void sendOne(KafkaProducer<byte[], byte[]> producer, String topic)
      throws Exception {
    try (producer) {
      producer.send(new ProducerRecord<>(topic, 0, null, Payloads.ascii(SIZE))).get();
    }
  }

  /**
   * {@code null}, a lambda, one object for several sends, and one that throws: each runs once, and
   * sends go on.
   */
  private static void callbacks(Cluster cluster, String topic) throws Exception {
    List<String> ran = java.util.Collections.synchronizedList(new ArrayList<>());
    Callback shared = (metadata, e) -> ran.add("shared@" + metadata.offset());
    Callback throwing =
        (metadata, e) -> {
          ran.add("throwing");
          throw new IllegalStateException("thrown by the application's callback, on purpose");
        };
    try (KafkaProducer<byte[], byte[]> producer = cluster.producer()) {
      producer.send(new ProducerRecord<>(topic, 0, null, Payloads.ascii(SIZE)), null).get();
      producer.send(new ProducerRecord<>(topic, 0, null, Payloads.ascii(SIZE)), throwing).get();
      producer.send(new ProducerRecord<>(topic, 0, null, Payloads.ascii(SIZE)), shared).get();
      producer.send(new ProducerRecord<>(topic, 0, null, Payloads.ascii(SIZE)), shared).get();
    }
    System.out.println("callbacks " + ran);
  }
}
