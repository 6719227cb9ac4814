package io.github.reusewatch.versions;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * Sends in step with other clients of this JVM, so that their sends overlap: in each round one
 * record that is left alone and one that is changed while it waits.
 */
public final class Together {
  public static final String TOPIC = "together";
  public static final int ROUNDS = 25;
  private static final long PATIENCE_SECONDS = 60;

  private Together() {}

  /**
   * Sends all rounds.
   *
   * @param setting {@code name=value}, or empty
   * @param rounds of all clients
   */
  public static void send(
      String bootstrapServers, String topic, String setting, CyclicBarrier rounds)
      throws Exception {
    Map<String, Object> settings = new HashMap<>();
    settings.put("bootstrap.servers", bootstrapServers);
    // The clients' names for it would be the same in all loaders, and JMX has one place for each.
    settings.put("client.id", topic);
    settings.put("acks", "1");
    settings.put("linger.ms", "0");
    if (!setting.isEmpty()) {
      settings.put(setting.split("=", 2)[0], setting.split("=", 2)[1]);
    }
    try (KafkaProducer<byte[], byte[]> producer =
        new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer())) {
      for (int round = 0; round < ROUNDS; round++) {
        ProducerRecord<byte[], byte[]> clean = record(topic, "clean", round);
        ProducerRecord<byte[], byte[]> changed = record(topic, "built", round);
        rounds.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        overwrite(changed.value());
        producer.send(clean);
        producer.send(changed);
      }
    }
  }

  /** The value repeats the key, which tells all records of a run apart. */
  private static ProducerRecord<byte[], byte[]> record(String topic, String kind, int round) {
    byte[] name = (topic + " " + kind + " " + round).getBytes(StandardCharsets.US_ASCII);
    return new ProducerRecord<>(topic, 0, name, name.clone());
  }

  private static void overwrite(byte[] value) {
    System.arraycopy("other".getBytes(StandardCharsets.US_ASCII), 0, value, 0, 5);
  }
}
