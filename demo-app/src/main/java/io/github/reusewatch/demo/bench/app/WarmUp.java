package io.github.reusewatch.demo.bench.app;

import java.time.Duration;

/**
 * The time that does not count: as long as it is told, and longer while the JVM compiles, or a
 * record costs other CPU from one step to the next.
 */
final class WarmUp {
  private static final int STEPS = 4;
  private static final int MOST_STEPS = 3 * STEPS;

  /** Two steps that differ by no more are level. */
  private static final double LEVEL = 0.05;

  /** The part of a step that may go into compiling. */
  private static final double QUIET = 0.05;

  private final Duration step;
  private final Meter meter;

  WarmUp(Duration least, Meter meter) {
    this.step = least.dividedBy(STEPS);
    this.meter = meter;
  }

  /** Returns how long it took. */
  Duration await() throws InterruptedException {
    Reading begin = meter.read();
    Reading last = begin;
    double before = Double.NaN;
    for (int steps = 1; ; steps++) {
      Reading next = meter.after(step);
      double now = Measured.Round.between(last, next).cpuMicrosPerRecord();
      if ((steps >= STEPS && isLevel(before, now) && isQuiet(last, next)) || steps == MOST_STEPS) {
        return Duration.ofNanos(next.nanoTime() - begin.nanoTime());
      }
      last = next;
      before = now;
    }
  }

  /** Not before there are two. */
  static boolean isLevel(double before, double now) {
    return Math.abs(now / before - 1) <= LEVEL;
  }

  static boolean isQuiet(Reading begin, Reading end) {
    double millis = (end.nanoTime() - begin.nanoTime()) / 1e6;
    return end.jitMillis() - begin.jitMillis() <= QUIET * millis;
  }
}
