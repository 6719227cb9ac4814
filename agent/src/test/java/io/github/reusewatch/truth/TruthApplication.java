package io.github.reusewatch.truth;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

/**
 * Plays a script: the bootstrap servers, the seed, how many records, and the file for what was in
 * them.
 */
public final class TruthApplication {
  /** Larger ones are split by the client and sent again. */
  private static final Map<String, String> SMALL_BATCHES = Map.of("max.message.bytes", "20000");

  private static final int SENDERS = 6;
  private static final int WRITERS = 2;
  private static final int QUEUED = 200;

  private TruthApplication() {}

  public static void main(String[] arguments) throws Exception {
    Script script = new Script(Long.parseLong(arguments[1]), Integer.parseInt(arguments[2]));
    Outcomes outcomes = new Outcomes();
    try (Admin admin = Admin.create(Map.of("bootstrap.servers", arguments[0]));
        TruthLog log = new TruthLog(Path.of(arguments[3]));
        Mutator first = new Mutator();
        Mutator second = new Mutator();
        LateTopics late = new LateTopics(admin);
        Producers producers = new Producers(arguments[0], script)) {
      List<NewTopic> topics = script.earlyTopics().stream().map(LateTopics::topic).toList();
      topics.get(0).configs(SMALL_BATCHES);
      admin.createTopics(topics).all().get();
      play(
          script, new Workshop(producers, late, new Pool(), log, outcomes), List.of(first, second));
    }
    System.out.println(outcomes);
  }

  private static void play(Script script, Workshop workshop, List<Mutator> mutators)
      throws Exception {
    ExecutorService senders = Executors.newFixedThreadPool(SENDERS, TruthApplication::daemon);
    ExecutorService writers = writers();
    List<Future<?>> through = new ArrayList<>();
    for (int i = 0; i < SENDERS; i++) {
      int first = i;
      Sender sender = new Sender(script, workshop, writers, mutators.get(i % mutators.size()));
      through.add(senders.submit(() -> sender.sendEvery(SENDERS, first)));
    }
    senders.shutdown();
    for (Future<?> each : through) {
      each.get();
    }
    writers.shutdown();
    writers.awaitTermination(10, TimeUnit.MINUTES);
  }

  /** Their queue is bounded: who finds it full sends himself. */
  private static ExecutorService writers() {
    return new ThreadPoolExecutor(
        WRITERS,
        WRITERS,
        0,
        TimeUnit.SECONDS,
        new ArrayBlockingQueue<>(QUEUED),
        TruthApplication::daemon,
        new ThreadPoolExecutor.CallerRunsPolicy());
  }

  /** When one of them fails, the process is to end. */
  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "sender");
    thread.setDaemon(true);
    return thread;
  }
}
