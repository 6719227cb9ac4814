package io.github.reusewatch.apps.release;

import io.github.reusewatch.broker.ScriptedCluster;
import io.github.reusewatch.broker.Transport;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.ByteBufferSerializer;
import org.apache.kafka.common.serialization.Serializer;

/**
 * Sends to one topic of a broker that answers when it is told to, so that what happens in between
 * happens before the acknowledgement.
 *
 * @param <V> a record's value
 */
public final class Desk<V> implements AutoCloseable {
  private static final int NODE = 1;

  public final String topic;
  public final KafkaProducer<byte[], V> producer;
  private final ScriptedCluster cluster;

  private Desk(String topic, Serializer<V> serializer) throws IOException {
    this.topic = topic;
    this.cluster = ScriptedCluster.over(Transport.PLAINTEXT).node(NODE).topic(topic, NODE).start();
    Map<String, Object> settings = new HashMap<>(cluster.clientSettings(NODE));
    settings.put("enable.idempotence", "false");
    this.producer = new KafkaProducer<>(settings, new ByteArraySerializer(), serializer);
    cluster.node(NODE).gate().close();
  }

  /** For records of arrays. */
  public static Desk<byte[]> ofArrays(String topic) throws IOException {
    return new Desk<>(topic, new ByteArraySerializer());
  }

  /** For records of buffers. */
  public static Desk<java.nio.ByteBuffer> ofBuffers(String topic) throws IOException {
    return new Desk<>(topic, new ByteBufferSerializer());
  }

  public ProducerRecord<byte[], V> record(V value) {
    return new ProducerRecord<>(topic, value);
  }

  public Future<RecordMetadata> send(V value) {
    return producer.send(record(value));
  }

  /** From now on the broker answers; returns when all that was sent is acknowledged. */
  public void acknowledge() {
    cluster.node(NODE).gate().open();
    producer.flush();
  }

  @Override
  public void close() throws IOException {
    acknowledge();
    producer.close();
    cluster.close();
  }
}
