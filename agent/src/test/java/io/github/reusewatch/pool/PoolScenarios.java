package io.github.reusewatch.pool;

import io.github.reusewatch.broker.Tls;
import io.github.reusewatch.versions.ClientLoader;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/**
 * Plays scenarios with versions of kafka-clients, each in a class loader of its own, many at once:
 * they wait for the client's deadlines most of the time.
 *
 * <p>Arguments: the file for what is seen; a folder; and for each client a label, its jar, a
 * setting {@code name=value} for its producers or nothing, and the names of its scenarios. A line
 * of the file is the producer's client.id, {@code LABEL/SCENARIO/TRANSPORT}, a tab, and a line of
 * {@link PoolPlay} or {@code failed} and why.
 */
public final class PoolScenarios {
  private static final int AT_ONCE = 40;
  private static final int LONGEST_MINUTES = 5;

  private final PrintWriter seen;
  private final ExecutorService executor =
      Executors.newFixedThreadPool(AT_ONCE, PoolScenarios::thread);

  private PoolScenarios(PrintWriter seen) {
    this.seen = seen;
  }

  public static void main(String[] arguments) throws Exception {
    String keyStore = Tls.makeKeyStore(Path.of(arguments[1])).toString();
    try (PrintWriter seen = new PrintWriter(Files.newBufferedWriter(Path.of(arguments[0])))) {
      PoolScenarios scenarios = new PoolScenarios(seen);
      for (int i = 2; i < arguments.length; i += 4) {
        ClientLoader loader = new ClientLoader(arguments[i], Path.of(arguments[i + 1]));
        String setting = arguments[i + 2];
        for (String scenario : arguments[i + 3].split(",", -1)) {
          String clientId = arguments[i] + "/" + scenario;
          String plot = scenario.substring(0, scenario.indexOf('/'));
          String keys = scenario.endsWith("/tls") ? keyStore : "";
          scenarios.start(loader, plot, clientId, setting, keys);
        }
      }
      scenarios.await();
    }
  }

  private void start(
      ClientLoader loader, String plot, String clientId, String setting, String keyStore) {
    executor.execute(() -> play(loader, plot, clientId, setting, keyStore));
  }

  private void play(
      ClientLoader loader, String plot, String clientId, String setting, String keyStore) {
    try {
      Object lines =
          loader
              .load(PoolPlay.class)
              .getMethod("play", String.class, String.class, String.class, String.class)
              .invoke(null, plot, clientId, setting, keyStore);
      ((List<?>) lines).forEach(line -> write(clientId, line.toString()));
    } catch (ReflectiveOperationException | LinkageError e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      write(clientId, "failed\t" + cause + ", cause: " + cause.getCause());
    }
  }

  private void write(String clientId, String line) {
    synchronized (seen) {
      seen.println(clientId + "\t" + line.replace('\n', ' '));
    }
  }

  private void await() throws InterruptedException {
    executor.shutdown();
    executor.awaitTermination(LONGEST_MINUTES, TimeUnit.MINUTES);
  }

  /** One that hangs writes nothing, and ends with the process. */
  private static Thread thread(Runnable task) {
    Thread thread = new Thread(task);
    thread.setDaemon(true);
    return thread;
  }
}
