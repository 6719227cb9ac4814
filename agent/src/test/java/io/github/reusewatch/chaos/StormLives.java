package io.github.reusewatch.chaos;

import java.io.IOException;
import java.io.Reader;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import javax.management.JMException;
import javax.management.ObjectName;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * Producers of one kind, one after the other: each sends for a while, with several threads, is
 * flushed and closed.
 */
final class StormLives implements Callable<Void> {
  private static final int THREADS = 4;
  private static final int SHORTEST_MILLIS = 1_500;
  private static final int MOST_MORE_MILLIS = 2_000;
  private static final long POLL_MILLIS = 10;

  private final Path settings;
  private final StormProducer kind;
  private final SplittableRandom random;
  private final Duration patience;
  private final ExecutorService threads;
  private final BooleanSupplier ends;
  private final AtomicInteger record = new AtomicInteger();

  StormLives(
      Path settings,
      SplittableRandom random,
      Duration patience,
      ExecutorService threads,
      BooleanSupplier ends) {
    this.settings = settings;
    this.kind = StormProducer.valueOf(settings.getFileName().toString());
    this.random = random;
    this.patience = patience;
    this.threads = threads;
    this.ends = ends;
  }

  @Override
  public Void call() throws Exception {
    while (!ends.getAsBoolean()) {
      try (KafkaProducer<byte[], byte[]> producer = producer()) {
        long end =
            System.nanoTime()
                + Duration.ofMillis(SHORTEST_MILLIS + random.nextInt(MOST_MORE_MILLIS)).toNanos();
        List<Future<?>> senders = new ArrayList<>();
        for (int i = 0; i < THREADS; i++) {
          senders.add(
              threads.submit(
                  new StormSender(
                      producer,
                      kind.topics(),
                      random.split(),
                      record,
                      () -> System.nanoTime() < end && !ends.getAsBoolean())));
        }
        for (Future<?> sender : senders) {
          sender.get();
        }
        producer.flush();
        sayMemory();
      }
    }
    return null;
  }

  private KafkaProducer<byte[], byte[]> producer() throws IOException {
    Properties properties = new Properties();
    try (Reader in = Files.newBufferedReader(settings)) {
      properties.load(in);
    }
    return new KafkaProducer<>(properties, new ByteArraySerializer(), new ByteArraySerializer());
  }

  /** A buffer comes back a moment after its batch's callbacks. */
  private void sayMemory() throws JMException, InterruptedException {
    long end = System.nanoTime() + patience.toNanos();
    long total = memory("buffer-total-bytes");
    long available = memory("buffer-available-bytes");
    while (available != total && System.nanoTime() < end) {
      Thread.sleep(POLL_MILLIS);
      available = memory("buffer-available-bytes");
    }
    System.out.println("memory " + kind + " " + available + " of " + total);
  }

  private long memory(String attribute) throws JMException {
    Object value =
        ManagementFactory.getPlatformMBeanServer()
            .getAttribute(
                new ObjectName("kafka.producer:type=producer-metrics,client-id=" + kind),
                attribute);
    return ((Number) value).longValue();
  }
}
