package io.github.reusewatch.demo.bench;

import io.github.reusewatch.demo.run.Screen;
import java.time.Duration;

/** Tells how far the run is. */
final class Progress {
  private final Screen screen;
  private final int forks;
  private final Duration expected;
  private int done;

  Progress(Screen screen, Settings settings, int forks) {
    this.screen = screen;
    this.forks = forks;
    this.expected = expected(settings, forks);
  }

  /** What the run should take. */
  static Duration expected(Settings settings, int forks) {
    Timing timing = settings.timing();
    return timing
        .process()
        .multipliedBy(forks)
        .plus(Timing.START.multipliedBy((long) timing.starts() * settings.started().size()));
  }

  void begin() {
    screen.step(forks + " processes to measure, about " + minutes(expected));
  }

  void done(ForkResult result) {
    done++;
    screen.step(
        "%d/%d of about %s: %s %s %s"
            .formatted(
                done,
                forks,
                minutes(expected),
                result.fork().cell().key(),
                result.fork().variant(),
                outcome(result)));
  }

  private static String outcome(ForkResult result) {
    if (!result.counts()) {
      return "FAILED: " + result.failure();
    }
    return "%s µs/record, %s records/s"
        .formatted(
            Numbers.number(result.measured().cpuMicrosPerRecord(), 2),
            Numbers.number(result.measured().recordsPerSecond(), 0));
  }

  private static String minutes(Duration time) {
    return "%d:%02d".formatted(time.toMinutes(), time.toSecondsPart());
  }
}
