package io.github.reusewatch.demo.bench.app;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/** Keeps a thread to its rate: some records at once, then a pause. */
final class Pace {
  /** So many at once, or the clock would be read for each. */
  private static final int BURST = 64;

  private final double nanosPerRecord;
  private final long begin = System.nanoTime();

  /**
   * A pace.
   *
   * @param rate records per second; 0 for as fast as possible
   */
  Pace(double rate) {
    nanosPerRecord = rate == 0 ? 0 : TimeUnit.SECONDS.toNanos(1) / rate;
  }

  /** Returns when it is time for the record of this number. */
  void await(long number) {
    if (nanosPerRecord == 0 || number % BURST != 0) {
      return;
    }
    long due = begin + (long) (number * nanosPerRecord);
    for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }
}
