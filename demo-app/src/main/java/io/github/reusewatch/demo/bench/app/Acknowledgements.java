package io.github.reusewatch.demo.bench.app;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;

/** Counts what the client's I/O thread acknowledges. */
final class Acknowledgements {
  private final AtomicLong count = new AtomicLong();
  private final AtomicReference<Exception> failure = new AtomicReference<>();

  /** On the I/O thread only, so that it needs no atomic instruction. */
  void add() {
    count.setRelease(count.getPlain() + 1);
  }

  void failed(Exception exception) {
    failure.compareAndSet(null, exception);
  }

  long count() {
    return count.getAcquire();
  }

  /** A record that was not sent makes all figures wrong. */
  void check() {
    Exception first = failure.get();
    if (first != null) {
      throw new IllegalStateException("a send failed: " + first, first);
    }
  }
}
