package io.github.reusewatch.truth;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;

/** The producers of a script. */
final class Producers implements AutoCloseable {
  /** Before the index of the record: a thread is called so while it sends that. */
  private static final String SENDING = "truth-";

  private final List<Producer<Object, Object>> producers;

  Producers(String bootstrapServers, Script script) {
    producers = script.producers().stream().map(plan -> producer(bootstrapServers, plan)).toList();
  }

  /**
   * Sends under a thread name that tells which record it is: not every send gets an offset to be
   * known by.
   */
  void send(RecordPlan plan, ProducerRecord<Object, Object> record, Callback callback) {
    Thread thread = Thread.currentThread();
    String name = thread.getName();
    thread.setName(SENDING + plan.index());
    try {
      producers.get(plan.producer()).send(record, callback);
    } finally {
      thread.setName(name);
    }
  }

  private static Producer<Object, Object> producer(String bootstrapServers, ProducerPlan plan) {
    Map<String, Object> settings = new HashMap<>(plan.settings());
    settings.put("bootstrap.servers", bootstrapServers);
    return new KafkaProducer<>(settings, plan.key().serializer(), plan.value().serializer());
  }

  @Override
  public void close() {
    producers.forEach(Producer::close);
  }
}
