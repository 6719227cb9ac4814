package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Trace;
import io.github.reusewatch.core.writer.WatchedRegion;
import java.lang.ref.WeakReference;

/** Bytes as they were when a method named by the option {@code handover} got them. */
final class HandedArray {
  private final WeakReference<byte[]> array;
  final int hash;
  final int offset;
  final int length;
  final int crc;
  final long nanos;
  final String thread;

  /** {@code null} if none was taken. */
  final Trace trace;

  /** {@code null} if none is kept. */
  final EvidenceCopy copy;

  /** Its place in the index of regions; {@code null} if it is in none. */
  final WatchedRegion region;

  /** Handed later, of the same hash; guarded by {@link HandedArrays}. */
  HandedArray nextOfHash;

  /** Handed before this one, and after it; guarded by {@link HandedArrays}. */
  HandedArray older;

  HandedArray newer;

  HandedArray(
      byte[] array,
      int offset,
      int length,
      int crc,
      long nanos,
      Trace trace,
      EvidenceCopy copy,
      WatchedRegion region) {
    this.array = new WeakReference<>(array);
    this.hash = System.identityHashCode(array);
    this.offset = offset;
    this.length = length;
    this.crc = crc;
    this.nanos = nanos;
    this.thread = Thread.currentThread().getName();
    this.trace = trace;
    this.copy = copy;
    this.region = region;
  }

  boolean is(byte[] other, int otherOffset, int otherLength) {
    return offset == otherOffset && length == otherLength && array.get() == other;
  }

  boolean isSameRegion(HandedArray other) {
    byte[] own = array.get();
    return own != null && other.is(own, offset, length);
  }

  /** Nobody has the array any more: it cannot come in a record. */
  boolean isGone() {
    return array.get() == null;
  }
}
