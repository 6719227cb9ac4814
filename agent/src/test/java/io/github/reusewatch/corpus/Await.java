package io.github.reusewatch.corpus;

import java.util.concurrent.locks.LockSupport;

/** Waits for a thread to be where a scenario needs it. */
public final class Await {
  private static final long MOST_NANOS = 30_000_000_000L;

  private Await() {}

  /** Until the thread waits inside a method of this name of Kafka's client. */
  public static void blockedIn(Thread thread, String method) {
    long end = System.nanoTime() + MOST_NANOS;
    while (System.nanoTime() < end) {
      boolean waiting =
          thread.getState() == Thread.State.TIMED_WAITING
              || thread.getState() == Thread.State.WAITING;
      for (StackTraceElement frame : thread.getStackTrace()) {
        if (waiting
            && frame.getClassName().contains("org.apache.kafka.")
            && frame.getMethodName().equals(method)) {
          return;
        }
      }
      LockSupport.parkNanos(1_000_000);
    }
    throw new IllegalStateException(thread.getName() + " did not come to wait in " + method);
  }
}
