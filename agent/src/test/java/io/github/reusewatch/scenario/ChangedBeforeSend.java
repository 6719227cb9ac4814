package io.github.reusewatch.scenario;

import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

/**
 * A record waits in a queue of the application; its buffer is filled anew before the record is sent
 * (samza #1411, kafka-go #1139).
 */
final class ChangedBeforeSend {
  private static final int SIZE = 256;

  private ChangedBeforeSend() {}

  static void addTo(Map<String, Scenario> all) {
    all.put(
        "before-value",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          queued(
              cluster.producer(),
              new ProducerRecord<>(topic, 1, null, value),
              () -> Payloads.refill(value));
        });
    all.put(
        "before-header",
        (cluster, topic) -> {
          byte[] counter = Payloads.ascii(8);
          ProducerRecord<byte[], byte[]> record =
              new ProducerRecord<>(topic, 1, null, Payloads.ascii(SIZE));
          record.headers().add("fixed", Payloads.ascii(8)).add("counter", counter);
          queued(cluster.producer(), record, () -> Payloads.refill(counter));
        });
  }

  /** Hands the record to a thread that sends it, which happens after {@code meanwhile}. */
  private static <V> void queued(
      KafkaProducer<byte[], V> producer, ProducerRecord<byte[], V> record, Runnable meanwhile)
      throws Exception {
    BlockingQueue<ProducerRecord<byte[], V>> queue = new LinkedBlockingQueue<>();
    Consumer<ProducerRecord<byte[], V>> send = producer::send;
    Thread sender =
        new Thread(
            () -> {
              try {
                send.accept(queue.take());
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            },
            "queue-sender");
    meanwhile.run();
    queue.add(record);
    sender.start();
    sender.join();
    producer.close();
  }
}
