package io.github.reusewatch.apps.writers;

import io.github.reusewatch.broker.ScriptedCluster;
import io.github.reusewatch.broker.Transport;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * Writes into its arrays while they are being sent, as the lines of its standard input say: a way,
 * and topics. Prints each line when its records are acknowledged. Partition 0 is led by a node
 * whose answers it holds back meanwhile, partition 1 by another one.
 */
public final class WriterOrders {
  private static final int LENGTH = 64;

  private final ScriptedCluster cluster;
  private final KafkaProducer<byte[], byte[]> producer;
  private byte[] kept;

  private WriterOrders(ScriptedCluster cluster) {
    this.cluster = cluster;
    Map<String, Object> settings = new HashMap<>(cluster.clientSettings(1));
    settings.put("enable.idempotence", "false");
    this.producer =
        new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer());
  }

  public static void main(String[] arguments) throws Exception {
    try (ScriptedCluster cluster =
            ScriptedCluster.over(Transport.PLAINTEXT)
                .node(1)
                .node(2)
                .topic("orders", 1, 2)
                .topic("payments", 1, 2)
                .start();
        BufferedReader commands =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII))) {
      WriterOrders orders = new WriterOrders(cluster);
      for (String line = commands.readLine(); line != null; line = commands.readLine()) {
        orders.obey(Arrays.asList(line.split(" ", -1)));
        System.out.println(line);
      }
      orders.producer.close();
      if (!cluster.failures().isEmpty()) {
        throw new AssertionError(cluster.failures().toString());
      }
    }
  }

  private void obey(List<String> words) throws Exception {
    String topic = words.get(1);
    switch (words.get(0)) {
      case "change" -> change(topic, bytes -> bytes[3] = 9);
      case "fill" -> change(topic, bytes -> Arrays.fill(bytes, 8, 24, (byte) 7));
      case "late" -> change(topic, Late::write);
      case "blind" -> change(topic, BlindLoader.writer());
      case "same" -> change(topic, WriterOrders::writeTheSame);
      case "restore" -> change(topic, WriterOrders::writeAndRestore);
      case "restore-built" -> sendRestored(topic);
      case "refill" -> sendTwice(topic, words.get(2));
      case "keep" -> keep(topic);
      case "change-kept" -> changeKept();
      default -> throw new IllegalArgumentException(words.toString());
    }
  }

  private void keep(String topic) throws InterruptedException {
    cluster.node(2).gate().close();
    kept = new byte[LENGTH];
    producer.send(new ProducerRecord<>(topic, 1, null, kept));
    cluster.node(2).gate().awaitWaiting(1);
  }

  private void changeKept() {
    kept[5] = 6;
    cluster.node(2).gate().open();
    producer.flush();
  }

  /** While the record is on its way. */
  private void change(String topic, Consumer<byte[]> writer)
      throws InterruptedException, ExecutionException {
    byte[] bytes = new byte[LENGTH];
    cluster.node(1).gate().close();
    Future<RecordMetadata> send = producer.send(new ProducerRecord<>(topic, 0, null, bytes));
    cluster.node(1).gate().awaitWaiting(1);
    writer.accept(bytes);
    cluster.node(1).gate().open();
    send.get(); // not flush: another record may be kept
  }

  private static void writeTheSame(byte[] bytes) {
    bytes[3] = 0;
    Arrays.fill(bytes, (byte) 0);
    System.arraycopy(new byte[LENGTH], 0, bytes, 0, LENGTH);
  }

  private static void writeAndRestore(byte[] bytes) {
    bytes[4] = 1;
    bytes[4] = 0;
  }

  private void sendRestored(String topic) {
    byte[] bytes = new byte[LENGTH];
    ProducerRecord<byte[], byte[]> record = new ProducerRecord<>(topic, 0, null, bytes);
    bytes[6] = 1;
    bytes[6] = 0;
    producer.send(record);
    producer.flush();
  }

  /** One array for two records; both are on their way when it is filled for the second one. */
  private void sendTwice(String first, String second) throws InterruptedException {
    byte[] bytes = new byte[LENGTH];
    cluster.node(1).gate().close();
    producer.send(new ProducerRecord<>(first, 0, null, bytes));
    cluster.node(1).gate().awaitWaiting(1);
    Arrays.fill(bytes, (byte) 5);
    producer.send(new ProducerRecord<>(second, 0, null, bytes));
    cluster.node(1).gate().open();
    producer.flush();
  }

  /** Loaded when it is first used. */
  private static final class Late {
    static void write(byte[] bytes) {
      bytes[7] = 8;
    }
  }
}
