package io.github.reusewatch.demo.story.app;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** Writes orders and metrics to Kafka until its standard input ends. */
public final class ProducerApplication {
  /** Begins the line, after the time, that says that the application has warmed up. */
  public static final String READY = "ready";

  /** Begins the lines, after the time, that say that a write gave up. */
  public static final String TIMED_OUT = "timed out:";

  /** Partitions of each topic. */
  public static final int PARTITIONS = 6;

  private static final int WORKERS = 4;
  private static final Duration STOP_BOUND = Duration.ofSeconds(15);

  private final BufferPool pool = new BufferPool();
  private final MessageSource messages = new MessageSource(pool, PARTITIONS);
  private final Progress progress = new Progress(System.out, WORKERS);
  private final GiveBack giveBack;
  private volatile boolean stopping;

  private ProducerApplication(GiveBack giveBack) {
    this.giveBack = giveBack;
  }

  /**
   * Runs the application.
   *
   * @param args the brokers' addresses, the path of the audit log, and when arrays go back to the
   *     pool: {@code after-write} or {@code after-ack}
   */
  public static void main(String[] args) throws IOException, InterruptedException {
    GiveBack giveBack = args.length == 3 ? GiveBack.ofArgument(args[2]).orElse(null) : null;
    if (giveBack == null) {
      System.err.println("usage: BOOTSTRAP_SERVERS SENT_LOG after-write|after-ack");
      System.exit(2);
    }
    new ProducerApplication(giveBack).run(args[0], Path.of(args[1]));
  }

  private void run(String bootstrapServers, Path sentLogPath)
      throws IOException, InterruptedException {
    try (SentLog sentLog = new SentLog(sentLogPath);
        Producer<byte[], byte[]> producer = producer(bootstrapServers)) {
      QueueingWriter writer = new QueueingWriter(producer, givingBackIf(GiveBack.AFTER_ACK));
      List<Thread> workers = startWorkers(sentLog, writer);
      awaitEndOfInput();
      stop(workers, writer, producer);
    }
    progress.ended(messages.built(), pool.allocated());
  }

  /** All within one bound: Kafka may be gone for good. */
  private void stop(List<Thread> workers, QueueingWriter writer, Producer<byte[], byte[]> producer)
      throws InterruptedException {
    long end = System.nanoTime() + STOP_BOUND.toNanos();
    stopping = true;
    for (Thread each : workers) {
      each.join(Math.max(1, remaining(end).toMillis()));
    }
    writer.close(remaining(end));
    producer.close(remaining(end));
  }

  private static Duration remaining(long end) {
    return Duration.ofNanos(Math.max(0, end - System.nanoTime()));
  }

  private static Producer<byte[], byte[]> producer(String bootstrapServers) {
    return new KafkaProducer<>(
        Map.of(
            "bootstrap.servers", bootstrapServers,
            "client.id", "orders-and-metrics",
            "acks", "1"),
        new ByteArraySerializer(),
        new ByteArraySerializer());
  }

  private List<Thread> startWorkers(SentLog sentLog, QueueingWriter writer) {
    List<Thread> threads = new ArrayList<>();
    for (int i = 1; i <= WORKERS; i++) {
      Worker worker =
          new Worker(messages, sentLog, writer, givingBackIf(GiveBack.AFTER_WRITE), progress);
      Thread thread = new Thread(() -> worker.runWhile(() -> !stopping), "worker-" + i);
      thread.setDaemon(true);
      thread.start();
      threads.add(thread);
    }
    return threads;
  }

  private Consumer<byte[]> givingBackIf(GiveBack moment) {
    return giveBack == moment ? pool::giveBack : kept -> {};
  }

  private static void awaitEndOfInput() throws IOException {
    int read;
    do {
      read = System.in.read();
    } while (read >= 0);
  }
}
