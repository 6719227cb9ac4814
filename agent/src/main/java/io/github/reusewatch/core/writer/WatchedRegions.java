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

  /** Regions of one page of an array that are looked at for one write. */
  private static final int LONGEST_WALK = 256;

  private final AtomicReferenceArray<RegionNode> buckets = new AtomicReferenceArray<>(BUCKETS);
  private final Object[] locks = new Object[LOCKS];
  private final ReferenceQueue<WatchedRegion> collected = new ReferenceQueue<>();
  private final AtomicInteger size = new AtomicInteger();
  private final AtomicInteger inPages = new AtomicInteger();
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
    WatchedRegion region = new WatchedRegion(array, from, length, crc);
    Pages pages = Pages.of(array.length);
    int first = pages.first(from, region.to);
    int places = pages.last(from, region.to) - first + 1;
    if (size.addAndGet(places) > MOST) {
      size.addAndGet(-places);
      leftOut.increment();
      return null;
    }
    int hash = System.identityHashCode(array);
    region.nodes = new RegionNode[places];
    for (int i = 0; i < places; i++) {
      region.nodes[i] = new RegionNode(region, hash, first + i, array.length, collected);
      insert(region.nodes[i]);
    }
    return region;
  }

  private void insert(RegionNode node) {
    int bucket = bucket(node.hash);
    synchronized (lock(bucket)) {
      RegionNode next = buckets.get(bucket);
      node.next = next;
      if (next != null) {
        next.previous = node;
      }
      buckets.set(bucket, node);
    }
    inPages.addAndGet(node.isInOneOfSeveralPages ? 1 : 0);
    WriteBridge.watch(node.arrayLength);
  }

  /** Takes a region out; what was seen of it stays known. */
  public void forget(WatchedRegion region) {
    for (RegionNode node : region.nodes) {
      remove(node);
    }
  }

  /** The regions in this array between two positions, in no order. */
  public List<WatchedRegion> in(byte[] array, int from, int to) {
    int hash = System.identityHashCode(array);
    if (!Pages.areSeveral(array.length)) {
      return inPage(array, Pages.key(hash, 0), from, to);
    }
    List<WatchedRegion> wide = inPage(array, Pages.key(hash, Pages.WIDE), from, to);
    if (inPages.get() == 0) {
      return wide;
    }
    List<WatchedRegion> found = new ArrayList<>(wide);
    int shift = Pages.shift(array.length);
    int first = from >> shift;
    for (int page = first; page <= (to - 1) >> shift; page++) {
      for (WatchedRegion region : inPage(array, Pages.key(hash, page), from, to)) {
        if (page == Math.max(first, region.from >> shift)) {
          found.add(region); // it may be in further pages
        }
      }
    }
    return found;
  }

  private List<WatchedRegion> inPage(byte[] array, int key, int from, int to) {
    List<WatchedRegion> found = List.of();
    int walked = 0;
    for (RegionNode node = first(key); node != null && walked < LONGEST_WALK; node = node.next) {
      WatchedRegion region = node.region(array, key, from, to);
      if (region != null) {
        found = found.isEmpty() ? new ArrayList<>() : found;
        found.add(region);
      }
      walked += node.hash == key ? 1 : 0;
    }
    return found;
  }

  /** A byte of this array is about to change. */
  void storing(byte[] array, int index) {
    int hash = System.identityHashCode(array);
    storing(array, index, Pages.key(hash, index >> Pages.shift(array.length)));
    if (Pages.areSeveral(array.length)) {
      storing(array, index, Pages.key(hash, Pages.WIDE));
    }
  }

  private void storing(byte[] array, int index, int key) {
    int walked = 0;
    for (RegionNode node = first(key); node != null && walked < LONGEST_WALK; node = node.next) {
      WatchedRegion region = node.region(array, key, index, index + 1);
      if (region != null) {
        region.storing(array);
      }
      walked += node.hash == key ? 1 : 0;
    }
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
    inPages.addAndGet(node.isInOneOfSeveralPages ? -1 : 0);
    WriteBridge.forget(node.arrayLength);
  }

  /** At once, also from a bucket with a node for each of the sends that share a constant key. */
  private void unlink(int bucket, RegionNode node) {
    RegionNode next = node.next;
    if (node.previous == null) {
      buckets.set(bucket, next);
    } else {
      node.previous.next = next;
    }
    if (next != null) {
      next.previous = node.previous;
    }
    node.previous = null; // who walks there now goes on by next
  }

  private Object lock(int bucket) {
    return locks[bucket & (LOCKS - 1)];
  }

  private static int bucket(int hash) {
    return (hash ^ (hash >>> 16)) & (BUCKETS - 1);
  }
}
