package io.github.reusewatch.core.writer;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;

/**
 * A region's place, or one of its places, in the index. Does not keep the region, which dies with
 * who watches it.
 */
final class RegionNode extends WeakReference<WatchedRegion> {
  final int hash;
  final int arrayLength;
  final boolean isInOneOfSeveralPages;
  private final int from;
  private final int to;

  /** The next one of the bucket; written under the bucket's lock, read without. */
  volatile RegionNode next;

  /** The one before it; guarded by the bucket's lock, as {@link #out}. */
  RegionNode previous;

  boolean out;

  RegionNode(
      WatchedRegion region,
      int hashOfArray,
      int page,
      int arrayLength,
      ReferenceQueue<WatchedRegion> collected) {
    super(region, collected);
    this.hash = Pages.key(hashOfArray, page);
    this.isInOneOfSeveralPages = page != Pages.WIDE && Pages.areSeveral(arrayLength);
    this.arrayLength = arrayLength;
    this.from = region.from;
    this.to = region.to;
  }

  /** The region, if it lies in this array and between these positions; else {@code null}. */
  WatchedRegion region(byte[] array, int key, int start, int end) {
    if (hash != key || from >= end || to <= start) {
      return null;
    }
    WatchedRegion region = get();
    return region != null && region.array() == array ? region : null;
  }
}
