package io.github.reusewatch.pool;

import io.github.reusewatch.broker.Cells;
import io.github.reusewatch.broker.ScriptedBroker;
import io.github.reusewatch.broker.ScriptedCluster;
import io.github.reusewatch.broker.Transport;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * Two brokers and a producer. Node 1 leads the topic {@code orders}, node 2 {@code payments}; node
 * 1 and the client's socket have small buffers, so that most of a request stays with the client
 * while node 1 does not read. Connections to node 1 are not ready before the scenario says so.
 */
final class Stage implements AutoCloseable {
  static final int BATCH = 128 << 10;

  /** Of a record that fills a batch. */
  static final int FULL = BATCH - 300;

  /** A topic whose metadata the client has not got yet. */
  static final String ASKED_FOR_LATER = "refunds";

  private static final int SMALL_BUFFER = 4096;

  private final ScriptedCluster cluster;
  private final KafkaProducer<byte[], byte[]> producer;
  private final PoolMemory memory;
  private final List<Sending> sendings = new CopyOnWriteArrayList<>();

  /**
   * All of it.
   *
   * @param settings of the producer, stronger than those that all scenarios share
   */
  Stage(Transport transport, Map<String, Object> settings) throws IOException {
    cluster =
        ScriptedCluster.over(transport)
            .node(1, SMALL_BUFFER)
            .node(2)
            .topic("orders", 1, 1, 1)
            .topic("payments", 2, 2, 2, 2)
            .topic(ASKED_FOR_LATER, 2)
            .start();
    Map<String, Object> all = new HashMap<>(cluster.clientSettings(2));
    all.put("enable.idempotence", false);
    all.put("acks", "1");
    all.put("retries", Integer.MAX_VALUE);
    all.put("linger.ms", 0);
    all.put("batch.size", BATCH);
    all.put("buffer.memory", 2L * BATCH);
    all.put("send.buffer.bytes", SMALL_BUFFER);
    all.put("reconnect.backoff.max.ms", 200);
    all.putAll(settings);
    producer = new KafkaProducer<>(all, new ByteArraySerializer(), new ByteArraySerializer());
    memory = PoolMemory.of(producer);
    // Until orders are asked for, node 1 is unknown to the client; from then on it may connect.
    producer.partitionsFor("payments");
    node1().readiness().close();
    producer.partitionsFor("orders");
  }

  ScriptedBroker node1() {
    return cluster.node(1);
  }

  ScriptedBroker node2() {
    return cluster.node(2);
  }

  ScriptedCluster cluster() {
    return cluster;
  }

  KafkaProducer<byte[], byte[]> producer() {
    return producer;
  }

  PoolMemory memory() {
    return memory;
  }

  List<Sending> sendings() {
    return sendings;
  }

  /** A record that fills a batch, sent by this thread. */
  Sending send(String topic, int partition, int number) {
    return send(topic, partition, number, FULL, () -> {});
  }

  /**
   * A record, sent by this thread.
   *
   * @param callback what the application's does
   */
  Sending send(String topic, int partition, int number, int length, Runnable callback) {
    Sending sending = sending(topic, partition, number);
    send(sending, topic, partition, number, length, callback);
    return sending;
  }

  /** A record that fills a batch, sent by a thread of its own, which may block. */
  Sending sendInBackground(String topic, int partition, int number) {
    Sending sending = sending(topic, partition, number);
    Thread thread =
        new Thread(() -> send(sending, topic, partition, number, FULL, () -> {}), sending.record());
    thread.setDaemon(true);
    sending.by(thread);
    thread.start();
    return sending;
  }

  private Sending sending(String topic, int partition, int number) {
    Sending sending = new Sending(topic + "-" + partition + ":" + number);
    sendings.add(sending);
    return sending;
  }

  private void send(
      Sending sending, String topic, int partition, int number, int length, Runnable callback) {
    byte[] value = Cells.value(topic + "-" + partition, number, length);
    try {
      producer.send(
          new ProducerRecord<>(topic, partition, null, value),
          (metadata, exception) -> {
            sending.ended(exception);
            callback.run();
          });
    } catch (RuntimeException e) {
      sending.ended(e);
    }
    sending.returned();
  }

  /** Without patience: what is to end in peace has been closed before. */
  @Override
  public void close() throws IOException {
    try {
      CloseAtOnce.close(producer);
    } finally {
      cluster.close();
    }
  }
}
