package io.github.reusewatch.cost;

/**
 * Adds up the time of one kind of call, without what the clock itself takes. Of one thread; two
 * calls of the pool are made by an application's thread, and here there is only one.
 */
final class Stopwatch {
  /** A call that takes longer than that was interrupted: the thread had lost its processor. */
  private static final long LONGEST_NANOS = 100_000;

  private static final double CLOCK_NANOS = clockNanos();

  private final String name;
  private long nanos;
  private long calls;
  private long interrupted;

  Stopwatch(String name) {
    this.name = name;
  }

  void stop(long start) {
    long taken = System.nanoTime() - start;
    if (taken > LONGEST_NANOS) {
      interrupted++;
    } else {
      nanos += taken;
      calls++;
    }
  }

  void reset() {
    nanos = 0;
    calls = 0;
    interrupted = 0;
  }

  long calls() {
    return calls + interrupted;
  }

  /** Of all calls; those that were interrupted count as the others. */
  double nanos() {
    return calls == 0 ? 0 : Math.max(0, (double) nanos / calls - CLOCK_NANOS) * calls();
  }

  private static double clockNanos() {
    int times = 1_000_000;
    double nanos = 0;
    for (int warm = 0; warm < 3; warm++) {
      long start = System.nanoTime();
      for (int i = 0; i < times; i++) {
        System.nanoTime();
      }
      nanos = (double) (System.nanoTime() - start) / times;
    }
    return nanos;
  }

  @Override
  public String toString() {
    return name + ", " + calls() + " calls, " + interrupted + " of them interrupted";
  }
}
