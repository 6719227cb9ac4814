package io.github.reusewatch.demo.bench.app;

import java.time.Duration;

/**
 * The time that does not count: as long as it is told, and longer while a record still costs less
 * CPU from one step to the next, as it does while the JVM compiles.
 */
final class WarmUp {
  private static final int STEPS = 4;
  private static final int MOST_STEPS = 3 * STEPS;

  /** Two steps that differ by no more are level. */
  private static final double LEVEL = 0.05;

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
      if ((steps >= STEPS && isLevel(before, now)) || steps == MOST_STEPS) {
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
}
