package io.github.reusewatch.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.errors.ClusterAuthorizationException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** With a real producer. */
@Timeout(30)
class ScriptedClusterTest {
  private static final int LENGTH = 100_000;

  private ScriptedCluster cluster;

  @AfterEach
  void close() throws Exception {
    cluster.close();
    assertThat(cluster.failures()).isEmpty();
  }

  @Test
  void keepsWhatArrivedAndAcknowledgesIt() throws Exception {
    start(Transport.PLAINTEXT);
    try (KafkaProducer<byte[], byte[]> producer = producer(Map.of())) {
      assertThat(send(producer, "orders", 1, 0).get().offset()).isEqualTo(0);
      assertThat(send(producer, "orders", 1, 1).get().offset()).isEqualTo(1);
      assertThat(send(producer, "payments", 0, 0).get().offset()).isEqualTo(0);
    }
    assertThat(cluster.arrivals()).noneMatch(Arrival::corrupt);
    assertThat(cluster.arrivals())
        .extracting(Arrival::node, Arrival::topicPartition, Arrival::baseOffset)
        .containsExactly(
            tuple(1, "orders-1", 0L), tuple(1, "orders-1", 1L), tuple(2, "payments-0", 0L));
    assertThat(cluster.arrivals().get(1).batch().cells().keySet()).containsExactly("orders-1:1");
  }

  @Test
  void speaksTls(@TempDir Path folder) throws Exception {
    start(Tls.withNewKeyIn(folder));
    try (KafkaProducer<byte[], byte[]> producer = producer(Map.of())) {
      assertThat(send(producer, "payments", 0, 0).get().offset()).isEqualTo(0);
    }
    assertThat(cluster.arrivals()).hasSize(1).noneMatch(Arrival::corrupt);
  }

  @Test
  void answersWithTheErrorOfTheScript() throws Exception {
    start(Transport.PLAINTEXT);
    cluster
        .node(1)
        .script(request -> ProduceAnswer.error(ProduceAnswer.CLUSTER_AUTHORIZATION_FAILED));
    try (KafkaProducer<byte[], byte[]> producer = producer(Map.of())) {
      Future<RecordMetadata> refused = send(producer, "orders", 0, 0);
      assertThatThrownBy(refused::get).hasCauseInstanceOf(ClusterAuthorizationException.class);
    }
  }

  @Test
  void standsStillInTheMiddleOfARequestWhileItsGateIsClosed() throws Exception {
    start(Transport.PLAINTEXT);
    try (KafkaProducer<byte[], byte[]> producer = producer(Map.of())) {
      cluster.node(1).gate().close();
      Future<RecordMetadata> stalled = send(producer, "orders", 0, 0);
      cluster.node(1).gate().awaitWaiting(1);
      assertThat(send(producer, "payments", 0, 0).get(30, TimeUnit.SECONDS).offset()).isEqualTo(0);
      assertThat(stalled.isDone()).isFalse();
      assertThat(cluster.arrivals()).extracting(Arrival::topic).containsExactly("payments");
      cluster.node(1).gate().open();
      assertThat(stalled.get(30, TimeUnit.SECONDS).offset()).isEqualTo(0);
    }
  }

  @Test
  void aDroppedRequestIsSentAgain() throws Exception {
    start(Transport.PLAINTEXT);
    try (KafkaProducer<byte[], byte[]> producer = producer(Map.of("enable.idempotence", "true"))) {
      cluster.node(1).gate().close();
      Future<RecordMetadata> dropped = send(producer, "orders", 0, 0);
      cluster.node(1).gate().awaitWaiting(1);
      cluster.node(1).dropConnections();
      cluster.node(1).gate().open();
      assertThat(dropped.get(30, TimeUnit.SECONDS).offset()).isEqualTo(0);
    }
    assertThat(cluster.arrivals()).hasSize(1).noneMatch(Arrival::corrupt);
  }

  private void start(Transport transport) throws Exception {
    cluster =
        ScriptedCluster.over(transport)
            .node(1, 4096)
            .node(2)
            .topic("orders", 1, 1)
            .topic("payments", 2)
            .start();
  }

  private KafkaProducer<byte[], byte[]> producer(Map<String, Object> more) {
    Map<String, Object> settings = new HashMap<>(cluster.clientSettings(2));
    settings.put("enable.idempotence", "false");
    settings.put("send.buffer.bytes", 4096);
    settings.put("max.block.ms", 10_000);
    settings.putAll(more);
    return new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer());
  }

  private static Future<RecordMetadata> send(
      KafkaProducer<byte[], byte[]> producer, String topic, int partition, int record) {
    byte[] value = Cells.value(topic + "-" + partition, record, LENGTH);
    return producer.send(new ProducerRecord<>(topic, partition, null, value));
  }
}
