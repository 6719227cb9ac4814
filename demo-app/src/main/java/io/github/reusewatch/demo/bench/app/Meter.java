package io.github.reusewatch.demo.bench.app;

import java.time.Duration;

/** Reads the process's meters while it is under load. */
final class Meter {
  private static final long POLL_MILLIS = 10;

  private final Acknowledgements acknowledgements;

  Meter(Acknowledgements acknowledgements) {
    this.acknowledgements = acknowledgements;
  }

  Reading read() {
    return Reading.now(acknowledgements.count());
  }

  /**
   * The load goes on for a time, and until another record is acknowledged: without one there is no
   * figure for a record.
   *
   * @throws IllegalStateException if a send failed
   */
  Reading after(Duration time) throws InterruptedException {
    long before = acknowledgements.count();
    Thread.sleep(time.toMillis());
    acknowledgements.check();
    while (acknowledgements.count() == before) {
      Thread.sleep(POLL_MILLIS);
      acknowledgements.check();
    }
    return read();
  }
}
