package io.github.reusewatch.demo.bench.app;

import java.time.Duration;

/** Reads the process's meters while it is under load. */
final class Meter {
  private final Acknowledgements acknowledgements;

  Meter(Acknowledgements acknowledgements) {
    this.acknowledgements = acknowledgements;
  }

  Reading read() {
    return Reading.now(acknowledgements.count());
  }

  /**
   * The load goes on for a time.
   *
   * @throws IllegalStateException if a send failed
   */
  Reading after(Duration time) throws InterruptedException {
    Thread.sleep(time.toMillis());
    acknowledgements.check();
    return read();
  }
}
