package io.github.reusewatch.truth;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;

/** A daemon thread that writes into the memory of records while others send them, by turns. */
final class Mutator implements AutoCloseable {
  private static final long IDLE_NANOS = 50_000;
  private static final long LONGEST_WAIT_NANOS = 1_000_000;

  private final Queue<Mutation> given = new ConcurrentLinkedQueue<>();
  private final Thread thread = new Thread(this::run, "mutator");
  private volatile boolean closed;

  Mutator() {
    thread.setDaemon(true);
    thread.start();
  }

  /** Returns when the writing has begun, if it is to begin at once. */
  void begin(Mutation mutation) {
    given.add(mutation);
    LockSupport.unpark(thread);
    long end = System.nanoTime() + LONGEST_WAIT_NANOS;
    while (mutation.awaitedInVain() && System.nanoTime() - end < 0) {
      Thread.onSpinWait();
    }
  }

  private void run() {
    List<Mutation> active = new ArrayList<>();
    while (!closed) {
      for (Mutation next = given.poll(); next != null; next = given.poll()) {
        active.add(next);
      }
      long now = System.nanoTime();
      boolean idle = active.stream().noneMatch(mutation -> mutation.begins(now));
      active.removeIf(mutation -> mutation.begins(now) && !mutation.step());
      if (active.isEmpty()) {
        LockSupport.park(this);
      } else if (idle) {
        LockSupport.parkNanos(this, IDLE_NANOS);
      }
    }
  }

  @Override
  public void close() {
    closed = true;
    LockSupport.unpark(thread);
  }
}
