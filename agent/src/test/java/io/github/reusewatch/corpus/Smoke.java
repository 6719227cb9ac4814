package io.github.reusewatch.corpus;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A selection that needs nothing of Kafka's client that 0.11 does not have, no native library, and
 * makes no topic. Arguments: bootstrap servers, prefix of the topics' names, and, perhaps, how the
 * names of the trials to play begin.
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

  public static void main(String[] arguments) {
    String wanted = arguments.length > 2 ? arguments[2] : "";
    int played = 0;
    try (Producers producers = new Producers(arguments[0])) {
      Player player = new Player(arguments[1], producers);
      for (Trial trial : trials()) {
        if (trial.name().startsWith(wanted)) {
          player.play(trial);
          played++;
        }
      }
    }
    System.out.println("smoke done " + played);
  }
}
