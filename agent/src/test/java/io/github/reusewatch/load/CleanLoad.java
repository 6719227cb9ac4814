package io.github.reusewatch.load;

import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

/**
 * Sends in all honest ways at once: the bootstrap servers, the topic, and how many times. Prints a
 * line for each hundredth of them, and in the end how many there were, and what was on the heap
 * after the first tenth and after all.
 */
public final class CleanLoad {
  private static final Map<String, String> SMALL =
      Map.of(
          "max.message.bytes", "20000", "retention.bytes", "8388608", "segment.bytes", "2097152");

  private final List<Shape> shapes;
  private final long total;
  private final AtomicLong sent = new AtomicLong();
  private final AtomicLong said = new AtomicLong();

  private CleanLoad(List<Shape> shapes, long total) {
    this.shapes = shapes;
    this.total = total;
  }

  public static void main(String[] arguments) throws Exception {
    String topic = arguments[1];
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", arguments[0]))) {
      NewTopic small = new NewTopic(topic, Optional.of(3), Optional.of((short) 1)).configs(SMALL);
      admin.createTopics(List.of(small)).all().get();
    }
    try (Clients clients = new Clients(arguments[0])) {
      List<Shape> shapes = new Shapes(clients, topic).all();
      CleanLoad load = new CleanLoad(shapes, Long.parseLong(arguments[2]));
      ExecutorService threads = Executors.newFixedThreadPool(shapes.size(), CleanLoad::daemon);
      load.send(load.total / 10, threads);
      clients.flush();
      long usedEarly = usedHeap();
      load.send(load.total - load.total / 10, threads);
      clients.flush();
      long usedLate = usedHeap();
      threads.shutdown();
      System.out.printf("sent %d, heap %d, then %d%n", load.sent.get(), usedEarly, usedLate);
    }
  }

  /** Each thread its share. */
  private void send(long count, ExecutorService threads) throws Exception {
    List<Callable<Void>> each = shapes.stream().map(shape -> share(count, shape)).toList();
    for (Future<Void> future : threads.invokeAll(each)) {
      future.get();
    }
  }

  private Callable<Void> share(long count, Shape shape) {
    return () -> {
      long left = count * shape.perMille() / 1_000;
      while (left > 0) {
        int calls = shape.step().send();
        left -= calls;
        sayHundredths(sent.addAndGet(calls));
      }
      return null;
    };
  }

  private void sayHundredths(long now) {
    long before = said.get();
    long hundredths = now * 100 / total;
    if (hundredths > before && said.compareAndSet(before, hundredths)) {
      System.out.println(now);
    }
  }

  /** What is in use, not what waits to be collected. */
  private static long usedHeap() {
    System.gc();
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  /** When one of them fails, the process is to end. */
  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "sender");
    thread.setDaemon(true);
    return thread;
  }
}
