package io.github.reusewatch.scenario;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.errors.TopicExistsException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serializer;

/** The broker that scenarios send to. */
final class Cluster implements AutoCloseable {
  private final String bootstrapServers;
  private final Admin admin;

  Cluster(String bootstrapServers) {
    this.bootstrapServers = bootstrapServers;
    this.admin = Admin.create(Map.of("bootstrap.servers", bootstrapServers));
  }

  void createTopic(String name) throws Exception {
    try {
      admin
          .createTopics(List.of(new NewTopic(name, Optional.of(3), Optional.of((short) 1))))
          .all()
          .get();
    } catch (ExecutionException e) {
      if (!(e.getCause() instanceof TopicExistsException)) {
        throw e;
      }
    }
  }

  KafkaProducer<byte[], byte[]> producer(Object... settings) {
    return producer(new ByteArraySerializer(), new ByteArraySerializer(), settings);
  }

  /**
   * @param settings names and values in turn
   */
  <K, V> KafkaProducer<K, V> producer(Serializer<K> key, Serializer<V> value, Object... settings) {
    Map<String, Object> configuration =
        new HashMap<>(Map.of("bootstrap.servers", bootstrapServers, "acks", "1", "linger.ms", "0"));
    for (int i = 0; i < settings.length; i += 2) {
      configuration.put(settings[i].toString(), settings[i + 1]);
    }
    return new KafkaProducer<>(configuration, key, value);
  }

  @Override
  public void close() {
    admin.close();
  }
}
