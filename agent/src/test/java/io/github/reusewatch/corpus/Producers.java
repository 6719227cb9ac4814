package io.github.reusewatch.corpus;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.Serializer;

/** Makes producers, and keeps those that several trials of one thread can share. */
final class Producers implements AutoCloseable {
  private static final AtomicInteger TRANSACTIONAL_IDS = new AtomicInteger();

  private final String bootstrapServers;
  private final Map<String, String> everyProducer;
  private final AtomicInteger made = new AtomicInteger();
  private final Map<Object, Producer<Object, Object>> shared = new HashMap<>();

  Producers(String bootstrapServers) {
    this(bootstrapServers, Map.of());
  }

  /**
   * @param everyProducer settings that all have
   */
  Producers(String bootstrapServers, Map<String, String> everyProducer) {
    this.bootstrapServers = bootstrapServers;
    this.everyProducer = everyProducer;
  }

  String bootstrapServers() {
    return bootstrapServers;
  }

  /** With Kafka's serializer of the variant's container for its part, and for arrays otherwise. */
  Producer<Object, Object> shared(Variant variant, Object... settings) {
    List<Object> kind =
        new ArrayList<>(
            List.of(
                variant.delivery(),
                variant.compression(),
                keySerializer(variant).getClass(),
                valueSerializer(variant).getClass()));
    kind.addAll(List.of(settings));
    return shared.computeIfAbsent(
        kind, k -> make(variant, keySerializer(variant), valueSerializer(variant), settings));
  }

  static Serializer<?> keySerializer(Variant variant) {
    return (variant.part() == Part.KEY ? variant.container() : Container.ARRAY).serializer();
  }

  static Serializer<?> valueSerializer(Variant variant) {
    return (variant.part() == Part.VALUE ? variant.container() : Container.ARRAY).serializer();
  }

  /**
   * A producer whose records wait until it is flushed, as far as settings do not say otherwise.
   *
   * @param settings names and values in turn
   */
  @SuppressWarnings("unchecked") // the trial gives it what its serializers take
  Producer<Object, Object> make(
      Variant variant, Serializer<?> key, Serializer<?> value, Object... settings) {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("bootstrap.servers", bootstrapServers);
    // Before 2.1 it was 0.
    all.put("retries", "2147483647");
    all.put("linger.ms", "60000");
    all.put("batch.size", "2097152");
    all.put("max.request.size", "4194304");
    all.put("retry.backoff.ms", "20");
    all.put("compression.type", variant.compression().name().toLowerCase(Locale.ROOT));
    all.putAll(variant.delivery().settings());
    all.putAll(everyProducer);
    all.computeIfPresent("client.id", (k, id) -> id + "-" + made.incrementAndGet());
    if (variant.delivery() == Delivery.TRANSACTIONAL) {
      all.put(
          "transactional.id",
          "corpus-" + ProcessHandle.current().pid() + "-" + TRANSACTIONAL_IDS.incrementAndGet());
    }
    for (int i = 0; i < settings.length; i += 2) {
      all.put(settings[i].toString(), settings[i + 1]);
    }
    Producer<Object, Object> producer =
        new KafkaProducer<>(all, (Serializer<Object>) key, (Serializer<Object>) value);
    if (variant.delivery() == Delivery.TRANSACTIONAL) {
      producer.initTransactions();
    }
    return producer;
  }

  @Override
  public void close() {
    shared.values().forEach(Producer::close);
  }
}
