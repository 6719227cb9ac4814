package io.github.reusewatch.core.watch;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Keeps copies of watched bytes within a budget: the oldest go first. Nobody gives copies back,
 * since a record that is never sent would never do so; the oldest are those whose send has most
 * likely ended.
 */
final class EvidenceCopies {
  /**
   * What a copy takes beside its bytes: three objects. Many small ones would be ten times the
   * budget without it.
   */
  private static final int OVERHEAD = 64;

  private final long budget;
  private final ConcurrentLinkedQueue<EvidenceCopy> oldestFirst = new ConcurrentLinkedQueue<>();
  private final AtomicLong kept = new AtomicLong();

  EvidenceCopies(long budget) {
    this.budget = budget;
  }

  /** Keeps {@code bytes} as they are; {@code null} if they are more than the whole budget. */
  EvidenceCopy keep(byte[] bytes) {
    if (bytes.length + OVERHEAD > budget) {
      return null;
    }
    EvidenceCopy copy = new EvidenceCopy(bytes);
    oldestFirst.add(copy);
    if (kept.addAndGet(bytes.length + OVERHEAD) > budget) {
      dropOldest();
    }
    return copy;
  }

  private void dropOldest() {
    while (kept.get() > budget) {
      EvidenceCopy oldest = oldestFirst.poll();
      if (oldest == null) {
        return;
      }
      kept.addAndGet(-oldest.drop() - OVERHEAD);
    }
  }
}
