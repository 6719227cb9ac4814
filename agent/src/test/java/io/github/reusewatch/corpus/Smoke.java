package io.github.reusewatch.corpus;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A selection that needs nothing of Kafka's client that 0.11 does not have, no native library, and
 * makes no topic. Arguments: bootstrap servers, prefix of the topics' names, and, perhaps, how the
 * names of the trials to play begin, and a setting {@code name=value} of all producers.
 */
public final class Smoke {
  private Smoke() {}

  /** What is played, the topics it needs, and what is expected of it. */
  public static List<Trial> trials() {
    Variant plain = Variant.PLAIN;
    return Stream.of(
            QueuedSends.queued()
                .over(
                    plain,
                    plain.of(Part.KEY),
                    plain.of(Part.HEADER),
                    plain.of(Container.BYTES),
                    plain.of(Container.SLICED).of(Size.KIB).of(Delivery.ACKS_ALL),
                    plain.of(Container.DIRECT)),
            BlockedSends.onMemory().over(plain.of(Part.KEY), plain.of(Container.PART)),
            ReturnedSends.returned().over(plain, plain.of(Container.WHOLE).of(Delivery.ACKS_0)),
            SharedSerializers.keyAndValue().over(plain.of(Part.KEY)),
            References.completed().over(plain),
            Retries.inCallback().over(plain.of(Compression.GZIP)),
            AcknowledgedSends.inCallback()
                .over(plain, plain.of(Size.EMPTY), plain.of(Container.READ_ONLY)))
        .flatMap(each -> each.trials().stream())
        .collect(Collectors.toList());
  }

  /**
   * Those that fit a setting of the producers.
   *
   * @param setting {@code name=value}, or empty
   */
  public static List<Trial> trials(String setting) {
    // Its batches cannot be compressed, and do not use up the memory with their first record.
    boolean inChunks = setting.equals("buffer.memory.allocation.strategy=incremental");
    return trials().stream()
        .filter(trial -> !inChunks || trial.name().matches("(?!D3).*\\.none"))
        .collect(Collectors.toList());
  }

  public static void main(String[] arguments) {
    String wanted = arguments.length > 2 ? arguments[2] : "";
    String setting = arguments.length > 3 ? arguments[3] : "";
    Map<String, String> settings = new HashMap<>();
    // The clients' own names for it are the same in all class loaders, and JMX has one place each.
    settings.put("client.id", arguments[1]);
    if (!setting.isEmpty()) {
      String[] parts = setting.split("=", 2);
      settings.put(parts[0], parts[1]);
    }
    int played = 0;
    try (Producers producers = new Producers(arguments[0], settings)) {
      Player player = new Player(arguments[1], producers);
      for (Trial trial : trials(setting)) {
        if (trial.name().startsWith(wanted)) {
          player.play(trial);
          played++;
        }
      }
    }
    System.out.println("smoke done " + played);
  }
}
