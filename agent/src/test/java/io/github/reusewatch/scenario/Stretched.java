package io.github.reusewatch.scenario;

import io.github.reusewatch.broker.ScriptedCluster;
import io.github.reusewatch.broker.Transport;
import io.github.reusewatch.corpus.Await;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serializer;

/**
 * What applications do while some of their sends are held, with a broker that answers at once.
 * Argument: the name of what is played.
 */
public final class Stretched {
  private static final long WRITE_TIMEOUT_MILLIS = 1500;

  private final ScriptedCluster cluster;

  private Stretched(ScriptedCluster cluster) {
    this.cluster = cluster;
  }

  public static void main(String[] arguments) throws Exception {
    try (ScriptedCluster cluster =
        ScriptedCluster.over(Transport.PLAINTEXT)
            .node(1)
            .topic("orders", 1)
            .topic("audit", 1)
            .start()) {
      new Stretched(cluster).play(arguments[0]);
    }
  }

  private void play(String name) throws Exception {
    switch (name) {
      case "gives-back-after-timeout" -> givesBackAfterTimeout();
      case "callback-sends" -> callbackSends();
      case "serializer-sends" -> serializerSends();
      case "mock" -> mock();
      case "interrupted" -> interrupted();
      case "virtual" -> virtual();
      default -> throw new IllegalArgumentException(name);
    }
  }

  /** Two records wait in a queue of their own; who wrote them waits for so long, and no longer. */
  private void givesBackAfterTimeout() throws Exception {
    ExecutorService queue = Executors.newSingleThreadExecutor();
    try (KafkaProducer<byte[], byte[]> producer = producer(new ByteArraySerializer())) {
      producer.send(record("orders")).get(); // loads classes and connects
      byte[][] values = {Payloads.ascii(100), Payloads.ascii(200)};
      CountDownLatch unanswered = new CountDownLatch(values.length);
      for (byte[] value : values) {
        ProducerRecord<byte[], byte[]> record = new ProducerRecord<>("orders", value);
        queue.execute(() -> producer.send(record, (metadata, error) -> unanswered.countDown()));
      }
      boolean answered = unanswered.await(WRITE_TIMEOUT_MILLIS, TimeUnit.MILLISECONDS);
      System.out.println("answered in time: " + answered);
      for (byte[] value : values) {
        Payloads.refill(value);
      }
      unanswered.await();
    } finally {
      queue.shutdown();
    }
  }

  private void callbackSends() throws Exception {
    try (KafkaProducer<byte[], byte[]> producer = producer(new ByteArraySerializer())) {
      CompletableFuture<Long> nanos = new CompletableFuture<>();
      var unused =
          producer.send(
              record("orders"),
              (metadata, error) -> {
                long begin = System.nanoTime();
                var unusedToo = producer.send(record("orders"));
                nanos.complete(System.nanoTime() - begin);
              });
      System.out.println("send in callback, ms: " + nanos.get() / 1_000_000);
    }
  }

  /** Each order is followed by an audit record, which another producer sends from within. */
  private void serializerSends() throws Exception {
    try (KafkaProducer<byte[], byte[]> auditor = producer(new ByteArraySerializer());
        KafkaProducer<byte[], byte[]> producer =
            producer(
                (topic, value) -> {
                  var unused = auditor.send(record("audit"));
                  return value;
                })) {
      producer.send(record("orders")).get();
    }
  }

  private void mock() {
    try (MockProducer<byte[], byte[]> producer =
        new MockProducer<>(true, null, new ByteArraySerializer(), new ByteArraySerializer())) {
      var unused = producer.send(record("orders"));
    }
  }

  private void interrupted() throws Exception {
    try (KafkaProducer<byte[], byte[]> producer = producer(new ByteArraySerializer())) {
      CompletableFuture<String> outcome = new CompletableFuture<>();
      Thread sender =
          new Thread(
              () -> {
                try {
                  // The topic is new to the client, which has to wait for its metadata.
                  var unused = producer.send(record("orders"));
                  outcome.complete("sent");
                } catch (InterruptException e) {
                  outcome.complete("InterruptException");
                }
              });
      sender.start();
      Await.blockedIn(sender, "send");
      sender.interrupt();
      System.out.println("outcome: " + outcome.get(30, TimeUnit.SECONDS));
    }
  }

  /** With one carrier: a virtual thread that kept it would keep the other from running. */
  private void virtual() throws Exception {
    try (KafkaProducer<byte[], byte[]> producer = producer(new ByteArraySerializer())) {
      producer.partitionsFor("orders");
      CountDownLatch sending = new CountDownLatch(1);
      CompletableFuture<Boolean> sent = new CompletableFuture<>();
      Thread held =
          startVirtual(
              () -> {
                sending.countDown();
                var unused = producer.send(record("orders"));
                sent.complete(Thread.interrupted());
              });
      sending.await();
      CountDownLatch otherRan = new CountDownLatch(1);
      Thread unused = startVirtual(otherRan::countDown);
      System.out.println("other ran: " + otherRan.await(30, TimeUnit.SECONDS));
      System.out.println("sent by then: " + sent.isDone());
      Await.blockedIn(held, "send");
      held.interrupt();
      System.out.println("interrupt kept: " + sent.get(30, TimeUnit.SECONDS));
    }
  }

  /** Not there in the JDK that compiles this. */
  private static Thread startVirtual(Runnable body) throws ReflectiveOperationException {
    return (Thread) Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, body);
  }

  private static ProducerRecord<byte[], byte[]> record(String topic) {
    return new ProducerRecord<>(topic, Payloads.ascii(50));
  }

  private KafkaProducer<byte[], byte[]> producer(Serializer<byte[]> valueSerializer) {
    Map<String, Object> settings = new HashMap<>(cluster.clientSettings(1));
    settings.put("enable.idempotence", "false");
    return new KafkaProducer<>(settings, new ByteArraySerializer(), valueSerializer);
  }
}
