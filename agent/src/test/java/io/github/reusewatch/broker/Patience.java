package io.github.reusewatch.broker;

import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** How long a test waits for what is sure to happen. */
final class Patience {
  private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(60);

  private Patience() {}

  /**
   * Until it is so; looked at each time that the monitor is notified.
   *
   * @param what is said when it does not happen
   */
  static void await(Object monitor, BooleanSupplier condition, String what)
      throws InterruptedException {
    long end = System.nanoTime() + MOST_NANOS;
    synchronized (monitor) {
      while (!condition.getAsBoolean()) {
        long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
        if (left <= 0) {
          throw new IllegalStateException("awaited in vain: " + what);
        }
        monitor.wait(left);
      }
    }
  }
}
