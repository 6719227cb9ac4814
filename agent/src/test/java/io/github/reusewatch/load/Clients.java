package io.github.reusewatch.load;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serializer;

/** Makes producers, and waits for all of them. */
final class Clients implements AutoCloseable {
  /** The client keeps what it once took of it, and what is on the heap is to be compared. */
  private static final int BUFFER_MEMORY = 256 << 10;

  private final String bootstrapServers;
  private final List<Producer<?, ?>> producers = new ArrayList<>();

  Clients(String bootstrapServers) {
    this.bootstrapServers = bootstrapServers;
  }

  Producer<byte[], byte[]> ofArrays(Map<String, ?> settings) {
    return of(new ByteArraySerializer(), settings);
  }

  <V> Producer<byte[], V> of(Serializer<V> values, Map<String, ?> settings) {
    Map<String, Object> all = new HashMap<>();
    all.put("bootstrap.servers", bootstrapServers);
    all.put("buffer.memory", BUFFER_MEMORY);
    all.put("request.timeout.ms", 2_000);
    all.put("linger.ms", 5);
    all.putAll(settings);
    Producer<byte[], V> producer = new KafkaProducer<>(all, new ByteArraySerializer(), values);
    producers.add(producer);
    return producer;
  }

  /** Until everything that was sent is acknowledged. */
  void flush() {
    producers.forEach(Producer::flush);
  }

  @Override
  public void close() {
    producers.forEach(Producer::close);
  }
}
