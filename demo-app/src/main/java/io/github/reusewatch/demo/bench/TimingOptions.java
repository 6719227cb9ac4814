package io.github.reusewatch.demo.bench;

import java.time.Duration;
import picocli.CommandLine.Option;

/** What the command line says of the time that is spent. */
final class TimingOptions {
  private static final double LONGEST_SECONDS = 3_600;

  @Option(
      names = "--forks",
      paramLabel = "COUNT",
      description = "Processes of each variant and load (default: 4; --quick: 3).")
  private Integer forks;

  @Option(
      names = "--starts",
      paramLabel = "COUNT",
      description =
          "Starts of a JVM that does nothing, of each variant; 0 for none (default: 20; --quick:"
              + " 10).")
  private Integer starts;

  @Option(
      names = "--warm-up",
      paramLabel = "SECONDS",
      description = "Of each process, not counted (default: 8; --quick: 5).")
  private Double warmUp;

  @Option(
      names = "--rounds",
      paramLabel = "COUNT",
      description = "Counted rounds of each process (default: 4).")
  private Integer rounds;

  @Option(
      names = "--round",
      paramLabel = "SECONDS",
      description = "The length of a round (default: 2; --quick: 1).")
  private Double round;

  /**
   * The times.
   *
   * @throws IllegalArgumentException for a value that is none
   */
  Timing timing(boolean quick) {
    return new Timing(
        atLeast("--forks", 1, forks, quick ? 3 : 4),
        atLeast("--starts", 0, starts, quick ? 10 : 20),
        seconds("--warm-up", warmUp, quick ? 5 : 8),
        atLeast("--rounds", 1, rounds, 4),
        seconds("--round", round, quick ? 1 : 2));
  }

  private static int atLeast(String option, int least, Integer given, int otherwise) {
    int value = given == null ? otherwise : given;
    if (value < least) {
      throw new IllegalArgumentException(
          "%s is %d: give %d or more".formatted(option, value, least));
    }
    return value;
  }

  private static Duration seconds(String option, Double given, double otherwise) {
    double value = given == null ? otherwise : given;
    if (!(value > 0 && value <= LONGEST_SECONDS)) {
      throw new IllegalArgumentException(
          "%s is %s: give seconds, more than 0 and at most %.0f"
              .formatted(option, value, LONGEST_SECONDS));
    }
    return Duration.ofMillis(Math.max(1, Math.round(value * 1e3)));
  }
}
