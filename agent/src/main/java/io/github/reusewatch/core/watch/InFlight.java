package io.github.reusewatch.core.watch;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The watched sends that are not acknowledged yet. Who ends one is the one to give its verdict.
 *
 * <p>A send has no place of its own in any table that threads share: until it is copied, the stack
 * of its thread leads to it, and from then on the sends of its batch do. The sending threads and
 * the I/O thread meet here once a batch.
 */
final class InFlight {
  /** Above it, the larger of the application's arrays are held weakly. */
  private static final long HEAVY_BYTES = 16L << 20;

  /** Below this limit every send is counted by itself, above it in blocks. */
  private static final int SMALL = 1 << 16;

  private static final int BLOCK = 64;
  private static final int LEAST_ROOM = 8;
  private static final int MOST_ROOM = 1024;

  private final int most;

  /** How many sends the last one had; any thread's, since it is a guess. */
  private int lastBatch;

  private final AtomicInteger size = new AtomicInteger();
  private final AtomicLong bytes = new AtomicLong();
  private final Set<BatchSends> batches = ConcurrentHashMap.newKeySet();

  /** Those of producers whose copy is not seen. */
  private final Set<WatchedSend> others = ConcurrentHashMap.newKeySet();

  /**
   * Of the whole JVM.
   *
   * @param most how many sends are taken in, besides those that threads are just inside of
   */
  InFlight(int most) {
    this.most = most;
  }

  /**
   * Takes in a send that its thread has just entered.
   *
   * @return {@code false} if there is no room
   */
  boolean add(WatchedSend send) {
    if (size.get() >= most) {
      return false;
    }
    send.track();
    if (!send.producer().leadsToBatch()) {
      others.add(send);
      size.incrementAndGet();
    }
    return true;
  }

  /** The bytes of a tracked send were copied, into a batch that nothing is known of. */
  void copiedUnseen(WatchedSend send) {
    if (send.producer().leadsToBatch() && others.add(send)) {
      size.incrementAndGet();
    }
  }

  /**
   * Ends the send: its batch is done, or it never came to one.
   *
   * @return whether it was in flight
   */
  boolean remove(WatchedSend send) {
    BatchSends batch = send.leaveBatch();
    if (batch != null) {
      batch.ended();
    }
    return end(send);
  }

  /**
   * Ends the send on a thread other than that on which its batch will be done.
   *
   * @return whether it was in flight
   */
  boolean end(WatchedSend send) {
    if (!send.end()) {
      return false;
    }
    if (!send.producer().leadsToBatch() && others.remove(send)) {
      size.decrementAndGet();
    }
    return true;
  }

  /** How many sends a batch gathers before it tells of them. */
  int block() {
    return most < SMALL ? 1 : BLOCK;
  }

  /** A batch has got its first sends. */
  void begun(BatchSends batch) {
    batches.add(batch);
  }

  void more(int sends, int bytesOfThem) {
    size.addAndGet(sends);
    bytes.addAndGet(bytesOfThem);
  }

  /** For how many sends a batch should make room at first. */
  int room() {
    return Math.max(LEAST_ROOM, Math.min(lastBatch + lastBatch / 8, MOST_ROOM));
  }

  /**
   * All sends of a batch are over.
   *
   * @param all how many they were
   * @param sends of how many of them {@link #more} has told
   */
  void over(BatchSends batch, int all, int sends, long bytesOfThem) {
    lastBatch = all;
    batches.remove(batch);
    size.addAndGet(-sends);
    bytes.addAndGet(-bytesOfThem);
  }

  /** Whether the sends hold so much of the application's memory that they should hold it weakly. */
  boolean isHeavy() {
    return bytes.get() > HEAVY_BYTES;
  }

  /** As far as the calling thread can see others' latest. */
  Set<WatchedSend> all() {
    List<WatchedSend> found = new ArrayList<>(others);
    batches.forEach(batch -> batch.addTo(found));
    SendStacks.all().forEach(stack -> stack.addTo(found));
    Set<WatchedSend> all = ConcurrentHashMap.newKeySet();
    for (WatchedSend send : found) {
      if (send.isInFlight()) {
        all.add(send);
      }
    }
    return all;
  }
}
