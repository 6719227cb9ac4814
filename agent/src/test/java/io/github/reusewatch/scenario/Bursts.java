package io.github.reusewatch.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;

/**
 * Sends the same bug over and over: bootstrap servers, topic, how many records, and {@code queued}
 * (changed before their send), {@code returned} (changed when {@code send} has returned), {@code
 * honest}, or {@code again} (one record sent twice).
 */
public final class Bursts {
  private Bursts() {}

  public static void main(String[] arguments) throws Exception {
    String topic = arguments[1];
    int count = Integer.parseInt(arguments[2]);
    String way = arguments[3];
    try (Cluster cluster = new Cluster(arguments[0])) {
      cluster.createTopic(topic);
      try (KafkaProducer<byte[], byte[]> producer =
          cluster.producer("linger.ms", "200", "client.id", "bursts")) {
        if (way.equals("again")) {
          again(producer, topic);
          return;
        }
        List<Future<?>> sent = new ArrayList<>();
        for (int i = 0; i < count; i++) {
          byte[] value = Payloads.ascii(100);
          ProducerRecord<byte[], byte[]> record = new ProducerRecord<>(topic, 0, null, value);
          record.headers().add("counter", Payloads.ascii(4));
          if (way.equals("queued")) {
            value[7] = '#';
          }
          sent.add(producer.send(record));
          if (way.equals("returned")) {
            value[7] = '#';
          }
        }
        for (Future<?> future : sent) {
          future.get();
        }
      }
    }
  }

  /**
   * A record that is sent beside another, acknowledged, filled anew and sent again: honest, also
   * when its first send passed unwatched.
   */
  private static void again(KafkaProducer<byte[], byte[]> producer, String topic) throws Exception {
    byte[] value = Payloads.ascii(100);
    ProducerRecord<byte[], byte[]> record = new ProducerRecord<>(topic, 0, null, value);
    Future<?> other = producer.send(new ProducerRecord<>(topic, 0, null, Payloads.ascii(100)));
    producer.send(record).get();
    other.get();
    Payloads.refill(value);
    producer.send(record).get();
  }
}
