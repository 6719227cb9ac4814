package io.github.reusewatch.corpus;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Every case, in every variant, with real clients. Arguments: bootstrap servers, prefix of the
 * topics' names, and, perhaps, how the names of the trials to play begin.
 */
public final class Corpus {
  private static final int THREADS = 3;

  private Corpus() {}

  /** All there is to play. */
  public static List<Trial> trials() {
    return Stream.of(
            QueuedSends.cases(),
            BlockedSends.cases(),
            ReturnedSends.cases(),
            SharedSerializers.cases(),
            References.cases(),
            OwnProducers.cases(),
            Retries.cases(),
            HonestRetries.cases(),
            AcknowledgedSends.cases(),
            InterceptedSends.cases(),
            BufferSends.cases(),
            RepeatedSends.cases(),
            RefusedSends.cases(),
            FreshBytes.cases(),
            Callbacks.cases(),
            LazyHeaders.cases())
        .flatMap(List::stream)
        .flatMap(each -> each.trials().stream())
        .collect(Collectors.toList());
  }

  public static void main(String[] arguments) throws InterruptedException {
    String wanted = arguments.length > 2 ? arguments[2] : "";
    Map<String, List<Trial>> bySettings = new TreeMap<>();
    for (Trial trial : trials()) {
      if (trial.name().startsWith(wanted)) {
        bySettings.computeIfAbsent(trial.settings(), s -> new ArrayList<>()).add(trial);
      }
    }
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    for (Collection<Trial> sharing : bySettings.values()) {
      threads.execute(() -> play(sharing, arguments[0], arguments[1]));
    }
    threads.shutdown();
    threads.awaitTermination(1, TimeUnit.HOURS);
  }

  /** Those that use producers of the same settings, one after the other. */
  private static void play(Collection<Trial> sharing, String bootstrapServers, String prefix) {
    try (Producers producers = new Producers(bootstrapServers)) {
      Player player = new Player(prefix, producers);
      sharing.forEach(player::play);
    }
  }
}
