package io.github.reusewatch.chaos;

import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.management.JMException;
import javax.management.ObjectName;

/**
 * Some producers at once, each of which lives for a while and is followed by the next, until
 * standard input ends. Says of each pool what it had in the end, how many objects the agent holds,
 * and that all is closed.
 *
 * <p>Arguments: a seed, how long a pool's memory is awaited, and for each producer the file of its
 * settings.
 */
public final class StormApplication {
  private static final ExecutorService THREADS = Executors.newCachedThreadPool();
  private static volatile boolean ends;

  private StormApplication() {}

  public static void main(String[] arguments) throws Exception {
    SplittableRandom random = new SplittableRandom(Long.parseLong(arguments[0]));
    Duration patience = Duration.parse(arguments[1]);
    List<Callable<Void>> lives = new ArrayList<>();
    for (int i = 2; i < arguments.length; i++) {
      lives.add(
          new StormLives(Path.of(arguments[i]), random.split(), patience, THREADS, () -> ends));
    }
    Future<?> input = THREADS.submit(StormApplication::awaitEndOfInput);
    for (Future<Void> life : THREADS.invokeAll(lives)) {
      life.get();
    }
    input.get();
    sayWhatTheAgentHolds();
    THREADS.shutdown();
    System.out.println("closed");
  }

  private static Void awaitEndOfInput() throws Exception {
    while (System.in.read() >= 0) {
      // Only its end counts.
    }
    ends = true;
    return null;
  }

  /** After a full collection. */
  private static void sayWhatTheAgentHolds() throws JMException {
    String histogram =
        (String)
            ManagementFactory.getPlatformMBeanServer()
                .invoke(
                    new ObjectName("com.sun.management:type=DiagnosticCommand"),
                    "gcClassHistogram",
                    new Object[] {new String[0]},
                    new String[] {String[].class.getName()});
    // A line: number, instances, bytes, class.
    long held =
        histogram
            .lines()
            .filter(line -> line.contains(" io.github.reusewatch.core.pool."))
            .mapToLong(line -> Long.parseLong(line.strip().split("\\s+", -1)[1]))
            .sum();
    System.out.println("held " + held);
  }
}
