package io.github.reusewatch.writers;

import io.github.reusewatch.broker.Gate;
import io.github.reusewatch.broker.ScriptedCluster;
import io.github.reusewatch.broker.ScriptedClusterBuilder;
import io.github.reusewatch.broker.Transport;
import java.nio.ByteBuffer;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.ByteBufferSerializer;
import org.apache.kafka.common.serialization.Serializer;

/**
 * Plays all writers, one after the other: a record is built, the writer writes, the record is sent
 * and acknowledged. What writes at another moment does nothing at this one.
 */
public final class WriterApplication implements AutoCloseable {
  private static final int NODE = 1;

  /** In the way of the answers. */
  private final Gate gate;

  private final KafkaProducer<byte[], byte[]> arrays;
  private final KafkaProducer<byte[], ByteBuffer> buffers;

  private WriterApplication(ScriptedCluster cluster) {
    Map<String, String> settings = cluster.clientSettings(NODE);
    gate = cluster.node(NODE).gate();
    arrays = producer(settings, new ByteArraySerializer());
    buffers = producer(settings, new ByteBufferSerializer());
  }

  public static void main(String[] arguments) throws Exception {
    List<WriterCase> cases = WriterCases.all();
    ScriptedClusterBuilder brokers = ScriptedCluster.over(Transport.PLAINTEXT).node(NODE);
    cases.forEach(each -> brokers.topic(each.id(), NODE));
    try (ScriptedCluster cluster = brokers.start();
        WriterApplication application = new WriterApplication(cluster)) {
      for (WriterCase each : cases) {
        application.play(each);
      }
      System.out.println("played " + cases.size());
    }
  }

  private static <V> KafkaProducer<byte[], V> producer(
      Map<String, String> settings, Serializer<V> serializer) {
    return new KafkaProducer<>(new HashMap<>(settings), new ByteArraySerializer(), serializer);
  }

  private void play(WriterCase each) throws Exception {
    Writing writing = each.writing();
    if (writing.value() instanceof ByteBuffer buffer) {
      play(each, writing, buffers, buffer);
    } else {
      play(each, writing, arrays, (byte[]) writing.value());
    }
  }

  private <V> void play(
      WriterCase each, Writing writing, KafkaProducer<byte[], V> producer, V value)
      throws Exception {
    ProducerRecord<byte[], V> record = new ProducerRecord<>(each.id(), 0, null, value);
    inThread(each.thread(), writing::write);
    gate.close();
    Future<?> send = producer.send(record);
    inThread(each.thread(), writing::writeInFlight);
    gate.open();
    send.get();
    inThread(each.thread(), writing::writeAfter);
  }

  private static void inThread(String name, MemoryWriting.Action action) throws Exception {
    FutureTask<Void> task =
        new FutureTask<>(
            () -> {
              action.run();
              return null;
            });
    new Thread(task, name).start();
    task.get();
  }

  @Override
  public void close() {
    arrays.close();
    buffers.close();
  }
}
