package io.github.reusewatch.demo.story.app;

import java.io.PrintStream;
import java.time.Duration;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/** What the application says of its work, and counts of it. */
final class Progress {
  private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("HH:mm:ss.SSS");

  private final PrintStream out;
  private final AtomicInteger workersWarmingUp;
  private final AtomicInteger writes = new AtomicInteger();
  private final AtomicInteger timeouts = new AtomicInteger();
  private final AtomicInteger failures = new AtomicInteger();
  private final AtomicLong longestMillis = new AtomicLong();

  Progress(PrintStream out, int workers) {
    this.out = out;
    this.workersWarmingUp = new AtomicInteger(workers);
  }

  /** To be called once by each worker. */
  void warmedUp() {
    if (workersWarmingUp.decrementAndGet() == 0) {
      // The cold writes would hide what comes after them.
      longestMillis.set(0);
      say(ProducerApplication.READY);
    }
  }

  void written(Duration time) {
    writes.incrementAndGet();
    longestMillis.accumulateAndGet(time.toMillis(), Math::max);
  }

  void timedOut(int records, Exception reason) {
    timeouts.incrementAndGet();
    say(
        ProducerApplication.TIMED_OUT
            + " a write of "
            + records
            + " records: "
            + reason.getMessage());
  }

  void failed(int records, Throwable reason) {
    failures.incrementAndGet();
    say("failed: a write of " + records + " records: " + reason);
  }

  void ended(long messages, int arrays) {
    say(
        "ended: %,d messages in %,d writes, %d timed out, %d failed, longest %,d ms, %,d arrays"
            .formatted(
                messages,
                writes.get(),
                timeouts.get(),
                failures.get(),
                longestMillis.get(),
                arrays));
  }

  void say(String line) {
    out.println(LocalTime.now(ZoneId.systemDefault()).format(TIME) + " " + line);
  }
}
