package io.github.reusewatch.core.writer;

import io.github.reusewatch.bridge.WriteBridge;
import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.atomic.LongAdder;

/**
 * The watched regions by their arrays, for whoever meets an array and asks what is watched in it:
 * write traps, methods that release buffers or hand them over. Empty, and without cost, until one
 * of them needs it.
 *
 * <p>Read without a lock, on any thread.
 */
public final class WatchedRegions {
  private static final int BUCKETS = 1 << 14;
  private static final int LOCKS = 64;

  /** About 40 MB. */
  private static final int MOST = 1 << 18;

  /** Regions of one array, as of an arena, that are looked at for one write. */
  private static final int LONGEST_WALK = 256;

  private final AtomicReferenceArray<RegionNode> buckets = new AtomicReferenceArray<>(BUCKETS);
  private final Object[] locks = new Object[LOCKS];
  private final ReferenceQueue<WatchedRegion> collected = new ReferenceQueue<>();
  private final AtomicInteger size = new AtomicInteger();
  private final LongAdder leftOut = new LongAdder();
  private volatile boolean ofAllTopics;
  private volatile boolean ofTopicsWithFindings;

  public WatchedRegions() {
    for (int i = 0; i < LOCKS; i++) {
      locks[i] = new Object();
    }
  }

  /** From now on the records of all topics are to be put in. */
  public void takeAllTopics() {
    ofAllTopics = true;
  }

  /** Whether from now on the records of topics that had a finding are to be put in. */
  public void takeTopicsWithFindings(boolean take) {
    ofTopicsWithFindings = take;
  }

  /** Whether the records of a topic are to be put in. */
  public boolean takes(boolean topicHadFinding) {
    return ofAllTopics || (topicHadFinding && ofTopicsWithFindings);
  }

  /**
   * Puts a region in. It stays until {@link #forget}, or until nobody holds it any more.
   *
   * @param crc CRC32C of its bytes as they should be
   * @return {@code null} if there is no room, which is counted
   */
  public WatchedRegion watch(byte[] array, int from, int length, int crc) {
    removeCollected();
    if (size.incrementAndGet() > MOST) {
      size.decrementAndGet();
      leftOut.increment();
      return null;
    }
    WatchedRegion region = new WatchedRegion(array, from, length, crc);
    RegionNode node =
        new RegionNode(region, System.identityHashCode(array), array.length, collected);
    region.node = node;
    int bucket = bucket(node.hash);
    synchronized (lock(bucket)) {
      node.next = buckets.get(bucket);
      buckets.set(bucket, node);
    }
    WriteBridge.watch(array.length);
    return region;
  }

  /** Takes a region out; what was seen of it stays known. */
  public void forget(WatchedRegion region) {
    remove(region.node);
  }

  /** The regions in this array between two positions, in no order. */
  public List<WatchedRegion> in(byte[] array, int from, int to) {
    List<WatchedRegion> found = new ArrayList<>();
    int hash = System.identityHashCode(array);
    int walked = 0;
    for (RegionNode node = first(hash); node != null && walked < LONGEST_WALK; node = node.next) {
      WatchedRegion region = node.region(array, hash, from, to);
      if (region != null) {
        found.add(region);
      }
      walked += node.hash == hash ? 1 : 0;
    }
    return found;
  }

  /** A byte of this array is about to change. */
  void storing(byte[] array, int index) {
    int hash = System.identityHashCode(array);
    int walked = 0;
    for (RegionNode node = first(hash); node != null && walked < LONGEST_WALK; node = node.next) {
      WatchedRegion region = node.region(array, hash, index, index + 1);
      if (region != null) {
        region.storing(array);
      }
      walked += node.hash == hash ? 1 : 0;
    }
  }

  /** Whether anything in this array may be watched. */
  boolean has(byte[] array) {
    return first(System.identityHashCode(array)) != null;
  }

  /** How many regions found no room. */
  public long leftOut() {
    return leftOut.sum();
  }

  int size() {
    return size.get();
  }

  private RegionNode first(int hash) {
    return buckets.get(bucket(hash));
  }

  private void removeCollected() {
    for (Reference<?> gone = collected.poll(); gone != null; gone = collected.poll()) {
      remove((RegionNode) gone);
    }
  }

  private void remove(RegionNode node) {
    int bucket = bucket(node.hash);
    synchronized (lock(bucket)) {
      if (node.out) {
        return;
      }
      node.out = true;
      unlink(bucket, node);
    }
    size.decrementAndGet();
    WriteBridge.forget(node.arrayLength);
  }

  private void unlink(int bucket, RegionNode node) {
    RegionNode first = buckets.get(bucket);
    if (first == node) {
      buckets.set(bucket, node.next);
      return;
    }
    for (RegionNode each = first; each != null; each = each.next) {
      if (each.next == node) {
        each.next = node.next;
        return;
      }
    }
  }

  private Object lock(int bucket) {
    return locks[bucket & (LOCKS - 1)];
  }

  private static int bucket(int hash) {
    return (hash ^ (hash >>> 16)) & (BUCKETS - 1);
  }
}
