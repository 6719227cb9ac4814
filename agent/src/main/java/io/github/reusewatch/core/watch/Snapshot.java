package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.WrittenBy;
import io.github.reusewatch.core.writer.WatchedRegion;
import io.github.reusewatch.core.writer.WatchedRegions;
import java.util.Arrays;

/**
 * A key, a value or a header's value under watch: where its bytes are, and what they were when they
 * were first seen. Shared by all sends of a record.
 */
abstract class Snapshot extends Use implements Snapshots {
  final Role role;

  /** {@code null} for most: a key or a value of which nothing more is known than its bytes. */
  private Details details;

  /**
   * Of bytes as they are now, or were when they were handed over.
   *
   * @param array that holds them; {@code null} if there is none that may be asked for
   * @param header {@code null} for key and value
   * @param copy {@code null} if none is kept
   * @param handed {@code null} if that was not seen
   */
  Snapshot(byte[] array, Role role, String header, EvidenceCopy copy, HandedArray handed) {
    super(array);
    this.role = role;
    if (header != null || copy != null || handed != null) {
      this.details = new Details(header, copy, handed);
    }
  }

  @Override
  public final int count() {
    return 1;
  }

  @Override
  public final Snapshot get(int i) {
    return this;
  }

  /** The header's key; {@code null} for key and value. */
  final String header() {
    return details == null ? null : details.header;
  }

  /** What was handed over before the record was built; {@code null} if that was not seen. */
  final HandedArray handed() {
    return details == null ? null : details.handed;
  }

  /** Whether it refers to nothing but the array, and that weakly. */
  boolean holdsNothing() {
    return details == null;
  }

  @Override
  final int from() {
    return offset(Extent.WHOLE);
  }

  @Override
  final int length() {
    return length(Extent.WHOLE);
  }

  @Override
  final int crc() {
    return crc(Extent.WHOLE);
  }

  /** The hash of the bytes as they were. */
  abstract int crc(Extent extent);

  /** The hash of the bytes as they are now; {@link #crc} if they are not held any more. */
  abstract int crcNow(Extent extent);

  /** Where the bytes begin in their array, or in their buffer if that has none. */
  abstract int offset(Extent extent);

  abstract int length(Extent extent);

  /** Whether some of the bytes are before a buffer's position, so that there are two halves. */
  abstract boolean hasHead();

  /**
   * Whether these bytes were made of what is before the buffer's position, too, which is not
   * watched.
   */
  boolean leavesOutHeadOf(byte[] serialized) {
    return false;
  }

  /** All bytes as they are now; {@code null} if they are not held any more. */
  abstract byte[] bytesNow();

  /** Whether this array holds the bytes themselves, not a copy of them. */
  boolean isIn(byte[] array) {
    return array() == array;
  }

  /** The array that holds the bytes, {@code null} if there is none, or it is not held any more. */
  abstract byte[] array();

  boolean isSameRegion(Snapshot other) {
    byte[] array = array();
    return array != null
        && array == other.array()
        && offset(Extent.WHOLE) == other.offset(Extent.WHOLE)
        && length(Extent.WHOLE) == other.length(Extent.WHOLE);
  }

  /**
   * Which part a serializer made these bytes of, as far as their number, or else they themselves,
   * tell.
   *
   * @return {@code null} if it gave the bytes another form
   */
  abstract Extent extentIn(byte[] serialized);

  /**
   * Whether the bytes are on the Java heap. Other memory may be unmapped or freed as soon as {@code
   * send} has returned, and to read it then ends the process: it is looked at inside {@code send}
   * only.
   */
  abstract boolean isOnHeap();

  /**
   * Holds the bytes no stronger than the application does. Returns {@code false} if they had to be
   * let go.
   *
   * <p>A change of an array that nobody but the agent holds cannot happen, so nothing is missed.
   */
  abstract boolean holdWeakly();

  /**
   * The record is sent once more, and {@code payload} is its key or value: bytes that had to be let
   * go can be read again.
   */
  void takeUp(Object payload) {}

  /** Puts the bytes into the index, if they are in an array that may be asked for. */
  void watchIn(WatchedRegions regions) {
    boolean known = details != null && details.region != null;
    byte[] array = !known && length(Extent.WHOLE) > 0 ? array() : null;
    if (array == null) {
      return;
    }
    Details more = details == null ? new Details(null, null, null) : details;
    more.region = regions.watch(array, offset(Extent.TAIL), length(Extent.TAIL), crc(Extent.TAIL));
    if (hasHead()) {
      more.head = regions.watch(array, offset(Extent.HEAD), length(Extent.HEAD), crc(Extent.HEAD));
    }
    details = more;
  }

  /** The application has its bytes back: what is written from now on is nobody's concern. */
  void forgetIn(WatchedRegions regions) {
    if (region() != null) {
      regions.forget(region());
    }
    if (head() != null) {
      regions.forget(head());
    }
  }

  /** Whether nothing was done to the bytes, as far as the bytes themselves can tell. */
  final boolean isUntouched() {
    return region() == null
        && head() == null
        && isOnHeap()
        && crcNow(Extent.WHOLE) == crc(Extent.WHOLE);
  }

  private WatchedRegion region() {
    return details == null ? null : details.region;
  }

  private WatchedRegion head() {
    return details == null ? null : details.head;
  }

  /** Whether a write was seen that changed the bytes. */
  boolean isWritten(Extent extent) {
    return (extent != Extent.HEAD && region() != null && region().isWritten())
        || (extent != Extent.TAIL && head() != null && head().isWritten());
  }

  /**
   * Who changed the bytes first.
   *
   * @param changed whether they are known to have changed
   */
  WrittenBy writtenBy(Extent extent, boolean changed) {
    WrittenBy ofHead =
        extent == Extent.TAIL || head() == null ? WrittenBy.NOBODY_SEEN : head().writtenBy(changed);
    WrittenBy ofRest =
        extent == Extent.HEAD || region() == null
            ? WrittenBy.NOBODY_SEEN
            : region().writtenBy(changed);
    return ofRest.orIfEarlier(ofHead);
  }

  /** Who gave any of the bytes back first. */
  WrittenBy releasedBy() {
    WrittenBy ofHead = head() == null ? WrittenBy.NOBODY_SEEN : head().releasedBy();
    WrittenBy ofRest = region() == null ? WrittenBy.NOBODY_SEEN : region().releasedBy();
    return ofRest.orIfEarlier(ofHead);
  }

  boolean hasCopy() {
    return details != null && details.copy != null;
  }

  /** The bytes as they were; {@code null} if no copy was kept, or the budget took it away. */
  byte[] bytesBefore(Extent extent) {
    byte[] all = hasCopy() ? details.copy.bytes() : null;
    return all == null ? null : part(all, extent);
  }

  /** Of all bytes those of this part. */
  byte[] part(byte[] all, Extent extent) {
    int from = offset(extent) - offset(Extent.WHOLE);
    return Arrays.copyOfRange(all, from, from + length(extent));
  }

  /** What most snapshots have none of. */
  private static final class Details {
    final String header;
    final EvidenceCopy copy;
    final HandedArray handed;

    /** All, or what is from the buffer's position on; {@code null} if it is in no index. */
    WatchedRegion region;

    /** What is before the position. */
    WatchedRegion head;

    Details(String header, EvidenceCopy copy, HandedArray handed) {
      this.header = header;
      this.copy = copy;
      this.handed = handed;
      this.region = handed == null ? null : handed.region;
    }
  }
}
