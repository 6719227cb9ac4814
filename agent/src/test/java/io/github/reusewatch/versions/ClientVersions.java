package io.github.reusewatch.versions;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Many versions of kafka-clients in one JVM, each in a class loader of its own: first each runs the
 * smoke of the corpus, then all send at once.
 *
 * <p>Arguments: the bootstrap servers, what the topics' names begin with, and for each client a
 * label, its jar, and a setting {@code name=value} for its producers or nothing.
 */
public final class ClientVersions {
  /** More would wait for the processor instead of what a case waits for. */
  private static final int SMOKES_AT_ONCE = 4;

  private ClientVersions() {}

  public static void main(String[] arguments) throws Exception {
    String bootstrapServers = arguments[0];
    String topicPrefix = arguments[1];
    List<Client> clients = new ArrayList<>();
    for (int i = 2; i < arguments.length; i += 3) {
      clients.add(new Client(arguments[i], Path.of(arguments[i + 1]), arguments[i + 2]));
    }
    forAll(clients, SMOKES_AT_ONCE, client -> client.smoke(bootstrapServers, topicPrefix));
    CyclicBarrier rounds = new CyclicBarrier(clients.size());
    forAll(
        clients,
        clients.size(),
        client -> client.sendTogether(bootstrapServers, topicPrefix, rounds));
  }

  /** Lets every client do it, also when one fails, and fails then. */
  private static void forAll(List<Client> clients, int threads, Task task) throws Exception {
    List<Callable<Void>> calls = new ArrayList<>();
    for (Client client : clients) {
      calls.add(
          () -> {
            task.run(client);
            return null;
          });
    }
    ExecutorService executor = Executors.newFixedThreadPool(threads);
    List<Future<Void>> ended = executor.invokeAll(calls);
    executor.shutdown();
    IllegalStateException failures = new IllegalStateException("failed with some clients");
    for (int i = 0; i < ended.size(); i++) {
      try {
        ended.get(i).get();
      } catch (ExecutionException e) {
        failures.addSuppressed(
            new IllegalStateException(clients.get(i).label() + " failed", e.getCause()));
      }
    }
    if (failures.getSuppressed().length > 0) {
      throw failures;
    }
  }

  /** What is done with each client. */
  private interface Task {
    void run(Client client) throws Exception;
  }
}
