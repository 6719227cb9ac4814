package io.github.reusewatch.cost;

import io.github.reusewatch.broker.ProduceAnswer;
import io.github.reusewatch.broker.ScriptedCluster;
import io.github.reusewatch.broker.Transport;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** A producer and its sends, whose broker answers none of them, or all. */
final class UnansweredSends implements AutoCloseable {
  private static final int NODE = 1;
  private static final String TOPIC = "unanswered";

  private final ScriptedCluster cluster;
  private final KafkaProducer<byte[], byte[]> producer;
  private final List<Future<?>> sends = new ArrayList<>();

  /** For the agent holds their arrays weakly. */
  private final List<byte[]> values = new ArrayList<>();

  UnansweredSends(InFlight inFlight) throws IOException, InterruptedException, ExecutionException {
    cluster =
        ScriptedCluster.over(Transport.PLAINTEXT).node(NODE).topic(TOPIC, NODE).forgetful().start();
    if (!inFlight.acknowledged()) {
      cluster.node(NODE).script(request -> ProduceAnswer.SILENCE);
    }
    Map<String, Object> settings = new HashMap<>(cluster.clientSettings(NODE));
    settings.put("delivery.timeout.ms", (int) Duration.ofHours(2).toMillis());
    settings.put("request.timeout.ms", (int) Duration.ofHours(1).toMillis());
    producer = new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer());
    for (int length : inFlight.lengths()) {
      byte[] value = new byte[length];
      values.add(value);
      sends.add(producer.send(new ProducerRecord<>(TOPIC, value)));
    }
    if (inFlight.acknowledged()) {
      for (Future<?> send : sends) {
        send.get();
      }
    }
  }

  boolean areAllDone() {
    return sends.stream().allMatch(Future::isDone);
  }

  boolean isNoneDone() {
    return sends.stream().noneMatch(Future::isDone) && !values.isEmpty();
  }

  @Override
  public void close() throws IOException {
    producer.close(Duration.ZERO);
    cluster.close();
  }
}
