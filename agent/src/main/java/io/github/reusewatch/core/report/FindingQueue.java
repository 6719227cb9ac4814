package io.github.reusewatch.core.report;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/**
 * Takes findings from the client's threads to the reporter's without a lock, so that the I/O thread
 * never waits. Holds a bounded number; what does not fit is counted and lost.
 */
public final class FindingQueue {
  private final int capacity;
  private final ConcurrentLinkedQueue<Finding> findings = new ConcurrentLinkedQueue<>();
  private final AtomicInteger size = new AtomicInteger();
  private final AtomicLong lost = new AtomicLong();
  private volatile Thread reader;

  public FindingQueue(int capacity) {
    this.capacity = capacity;
  }

  /** Called on any thread; never blocks. */
  public void add(Finding finding) {
    if (size.incrementAndGet() > capacity) {
      size.decrementAndGet();
      lost.incrementAndGet();
      return;
    }
    findings.add(finding);
    LockSupport.unpark(reader);
  }

  /** The thread to wake when a finding arrives. */
  void readBy(Thread thread) {
    reader = thread;
  }

  /** {@code null} if there is none. */
  Finding poll() {
    Finding finding = findings.poll();
    if (finding != null) {
      size.decrementAndGet();
    }
    return finding;
  }

  long lost() {
    return lost.get();
  }
}
