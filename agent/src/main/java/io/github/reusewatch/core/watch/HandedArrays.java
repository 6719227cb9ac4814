package io.github.reusewatch.core.watch;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * What was handed to the methods named by {@code handover} and has come in no record yet, by the
 * identity of the arrays: of one that was handed several times, the first comes first. Bounded in
 * number and time; holds no array.
 */
final class HandedArrays {
  static final int MOST = 10_000;
  static final long KEPT_NANOS = TimeUnit.MINUTES.toNanos(5);

  private final Map<Integer, HandedArray> byHash = new HashMap<>();
  private final Consumer<HandedArray> dropped;
  private HandedArray oldest;
  private HandedArray newest;
  private final AtomicInteger size = new AtomicInteger();
  private long pastMost;
  private long pastTime;

  /**
   * @param dropped is told of each that goes without having been taken
   */
  HandedArrays(Consumer<HandedArray> dropped) {
    this.dropped = dropped;
  }

  /** Read without the lock, by every record that is built. */
  boolean isEmpty() {
    return size.get() == 0;
  }

  int size() {
    return size.get();
  }

  /** How many were dropped for those that came after them. */
  synchronized long pastMost() {
    return pastMost;
  }

  /** How many came in no record for {@link #KEPT_NANOS}. */
  synchronized long pastTime() {
    return pastTime;
  }

  /**
   * Whether these very bytes wait already, handed last of all for this array: one method that takes
   * them calls the next.
   */
  synchronized boolean isLast(byte[] array, int offset, int length, int crc) {
    HandedArray last = null;
    for (HandedArray each = byHash.get(System.identityHashCode(array));
        each != null;
        each = each.nextOfHash) {
      last = each.is(array, offset, length) ? each : last;
    }
    return last != null && last.crc == crc;
  }

  synchronized void add(HandedArray handed) {
    dropOld(handed.nanos);
    if (size.get() >= MOST) {
      pastMost += oldest.isGone() ? 0 : 1;
      drop(oldest);
    }
    HandedArray first = byHash.putIfAbsent(handed.hash, handed);
    while (first != null && first.nextOfHash != null) {
      first = first.nextOfHash;
    }
    if (first != null) {
      first.nextOfHash = handed;
    }
    handed.older = newest;
    if (newest == null) {
      oldest = handed;
    } else {
      newest.newer = handed;
    }
    newest = handed;
    size.incrementAndGet();
  }

  /** Takes out what was handed first of these bytes; {@code null} if nothing was. */
  synchronized HandedArray take(byte[] array, int offset, int length, long now) {
    dropOld(now);
    for (HandedArray each = byHash.get(System.identityHashCode(array));
        each != null;
        each = each.nextOfHash) {
      if (each.is(array, offset, length)) {
        remove(each);
        return each;
      }
    }
    return null;
  }

  private void dropOld(long now) {
    while (oldest != null && now - oldest.nanos > KEPT_NANOS) {
      pastTime += oldest.isGone() ? 0 : 1;
      drop(oldest);
    }
  }

  private void drop(HandedArray handed) {
    remove(handed);
    dropped.accept(handed);
  }

  private void remove(HandedArray handed) {
    HandedArray first = byHash.get(handed.hash);
    if (first == handed) {
      if (handed.nextOfHash == null) {
        byHash.remove(handed.hash);
      } else {
        byHash.put(handed.hash, handed.nextOfHash);
      }
    } else {
      while (first.nextOfHash != handed) {
        first = first.nextOfHash;
      }
      first.nextOfHash = handed.nextOfHash;
    }
    if (handed.older == null) {
      oldest = handed.newer;
    } else {
      handed.older.newer = handed.newer;
    }
    if (handed.newer == null) {
      newest = handed.older;
    } else {
      handed.newer.older = handed.older;
    }
    size.decrementAndGet();
  }
}
