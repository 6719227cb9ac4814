package io.github.reusewatch.demo.cve.app;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.Metric;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * Sends orders to one broker and, when they have failed, payments to another. It is told on its
 * standard input when to go on.
 */
public final class OrdersAndPayments {
  /** The topic of the broker that is paused. */
  public static final String ORDERS = "orders";

  /** The topic of the other broker. */
  public static final String PAYMENTS = "payments";

  /** A batch each. */
  public static final int ORDERS_PARTITIONS = 4;

  /** A batch each: one for each buffer that the client has. */
  public static final int PAYMENTS_PARTITIONS = 5;

  /** How many records go into each batch. */
  static final int RECORDS = 100;

  /** After the time: all partitions have been written to. */
  public static final String READY = "ready";

  /** After the time: one order is in flight, and the others wait behind it. */
  public static final String WAITING = "one order is in flight, the others wait behind it";

  /** After the time: the order that was in flight is acknowledged. */
  public static final String ANSWERED = "the order in flight is acknowledged";

  /** Begins the line, after the time, that says what became of the orders behind it. */
  public static final String ORDERS_ENDED = ORDERS + ":";

  /** Begins the line, after the time, that says what became of the payments. */
  public static final String PAYMENTS_ENDED = PAYMENTS + ":";

  /** After the time: nothing is in flight any more. */
  public static final String QUIET = "no request is in flight any more";

  private static final long POLL_MILLIS = 5;
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss.SSS");

  private final Producer<byte[], byte[]> producer;
  private final Outcomes outcomes;
  private final Commands commands = new Commands(System.in);

  private final CompletableFuture<Void> firstOrder = new CompletableFuture<>();

  private OrdersAndPayments(Producer<byte[], byte[]> producer, Outcomes outcomes) {
    this.producer = producer;
    this.outcomes = outcomes;
  }

  /**
   * Runs the application.
   *
   * @param args the brokers' addresses, and the path of the file for what became of each record
   */
  public static void main(String[] args)
      throws IOException, InterruptedException, ExecutionException {
    if (args.length != 2) {
      System.err.println("usage: BOOTSTRAP_SERVERS OUTCOMES");
      System.exit(2);
    }
    try (Outcomes outcomes = new Outcomes(Path.of(args[1]));
        Producer<byte[], byte[]> producer =
            new KafkaProducer<>(
                ProducerConfiguration.of(args[0]),
                new ByteArraySerializer(),
                new ByteArraySerializer())) {
      new OrdersAndPayments(producer, outcomes).run();
    }
  }

  private void run() throws InterruptedException, ExecutionException {
    Burst orders = new Burst(ORDERS, ORDERS_PARTITIONS, 2, RECORDS, outcomes);
    Burst payments = new Burst(PAYMENTS, PAYMENTS_PARTITIONS, 2, RECORDS, outcomes);
    warmUp();
    say(READY);
    commands.awaitLine();
    sendFirstOrder();
    awaitInFlight(1);
    orders.send(producer);
    say(WAITING);
    orders.awaitEnd();
    say(orders.toString());
    firstOrder.get();
    payments.send(producer);
    payments.awaitEnd();
    say(payments.toString());
    awaitInFlight(0);
    commands.expectEnd();
    say(QUIET);
    commands.awaitEnd();
  }

  /** What is new to the client takes longer. */
  private void warmUp() throws InterruptedException {
    Burst orders = new Burst(ORDERS, ORDERS_PARTITIONS, 0, 1, outcomes);
    Burst payments = new Burst(PAYMENTS, PAYMENTS_PARTITIONS, 0, 1, outcomes);
    orders.send(producer);
    payments.send(producer);
    orders.awaitEnd();
    payments.awaitEnd();
  }

  /** Its callback holds the client's I/O thread until the broker is paused again. */
  private void sendFirstOrder() {
    Letter first = new Letter(new TopicPartition(ORDERS, 0), 1);
    producer.send(
        new ProducerRecord<>(ORDERS, 0, null, first.bytes()),
        (metadata, failure) -> {
          outcomes.add(first, metadata, failure);
          if (failure != null) {
            firstOrder.completeExceptionally(failure);
          } else {
            say(ANSWERED);
            commands.awaitLine();
            firstOrder.complete(null);
          }
        });
  }

  /** What the client itself counts. It offers no other way to learn it. */
  private void awaitInFlight(int requests) throws InterruptedException {
    Metric inFlight =
        producer.metrics().values().stream()
            .filter(metric -> metric.metricName().name().equals("requests-in-flight"))
            .findFirst()
            .orElseThrow();
    while (((Double) inFlight.metricValue()).intValue() != requests) {
      Thread.sleep(POLL_MILLIS);
    }
  }

  private static void say(String line) {
    System.out.println(LocalTime.now(ZoneId.systemDefault()).format(TIME) + " " + line);
  }
}
