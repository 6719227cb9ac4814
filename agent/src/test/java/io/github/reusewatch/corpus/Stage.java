package io.github.reusewatch.corpus;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.Serializer;

/**
 * What a scenario needs to play one trial: its topic, producers, records. Keeps account of what was
 * sent, and closes what was made.
 *
 * <p>Calls nothing that kafka-clients 0.11 does not have.
 */
final class Stage {
  private static final Callback NO_MORE = (metadata, exception) -> {};
  private static final int OTHER_PART = 32;

  final Variant variant;
  final String topic;
  private final Producers producers;
  private final List<Sent> sent = Collections.synchronizedList(new ArrayList<>());
  private final List<Sent> inMemory = new ArrayList<>();
  private final Set<Producer<Object, Object>> used = new LinkedHashSet<>();
  private final List<Producer<Object, Object>> own = new ArrayList<>();

  Stage(Variant variant, String topic, Producers producers) {
    this.variant = variant;
    this.topic = topic;
    this.producers = producers;
  }

  String bootstrapServers() {
    return producers.bootstrapServers();
  }

  /** One that other trials use, too; what is sent waits until {@code flush}. */
  Producer<Object, Object> producer(Object... settings) {
    return begun(producers.shared(variant, settings));
  }

  /** One for this trial alone. */
  Producer<Object, Object> own(Serializer<?> key, Serializer<?> value, Object... settings) {
    Producer<Object, Object> producer = producers.make(variant, key, value, settings);
    own.add(producer);
    return begun(producer);
  }

  /** One for this trial alone, with Kafka's serializers. */
  Producer<Object, Object> ownPlain(Object... settings) {
    return own(Producers.keySerializer(variant), Producers.valueSerializer(variant), settings);
  }

  private Producer<Object, Object> begun(Producer<Object, Object> producer) {
    if (used.add(producer) && variant.delivery() == Delivery.TRANSACTIONAL) {
      producer.beginTransaction();
    }
    return producer;
  }

  /** The variant's part of the record holds the payload. */
  Message message(Payload payload) {
    return message(topic, 0, payload);
  }

  Message message(String topic, int partition, Payload payload) {
    byte[] content = payload.bytes();
    byte[] other = Payload.text(OTHER_PART);
    return switch (variant.part()) {
      case KEY ->
          new Message(
              new ProducerRecord<>(topic, partition, payload.object, other),
              content,
              other.clone(),
              null);
      case VALUE ->
          new Message(
              new ProducerRecord<>(topic, partition, null, payload.object), null, content, null);
      case HEADER -> {
        ProducerRecord<Object, Object> record = new ProducerRecord<>(topic, partition, null, other);
        record.headers().add(Message.HEADER, (byte[]) payload.object);
        yield new Message(record, null, other.clone(), content);
      }
    };
  }

  Future<RecordMetadata> send(Producer<Object, Object> producer, Message message) {
    return send(producer, message, NO_MORE);
  }

  /** By a producer that has no broker. */
  void sendInMemory(Producer<Object, Object> producer, Message message) {
    Sent one = new Sent(message, NO_MORE);
    inMemory.add(one);
    producer.send(message.record, one);
  }

  Future<RecordMetadata> send(Producer<Object, Object> producer, Message message, Callback then) {
    Sent one = new Sent(message, then);
    sent.add(one);
    try {
      return producer.send(message.record, one);
    } catch (RuntimeException e) {
      one.threw();
      throw e;
    }
  }

  /**
   * The scenario is over: all sends end.
   *
   * @return a line for each record that the broker acknowledged
   */
  List<String> end() {
    if (variant.delivery() == Delivery.TRANSACTIONAL) {
      used.forEach(Producer::commitTransaction);
    } else {
      used.forEach(Producer::flush);
    }
    own.forEach(Producer::close);
    inMemory.forEach(Sent::checkCalls);
    sent.forEach(Sent::checkCalls);
    return sent.stream()
        .filter(Sent::isAcknowledged)
        .map(Sent::toString)
        .collect(Collectors.toList());
  }
}
