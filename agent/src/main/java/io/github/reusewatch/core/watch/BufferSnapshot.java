package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Role;
import java.nio.ByteBuffer;

/**
 * A part of a {@code ByteBuffer}: before its position, or from its position to its limit.
 *
 * <p>Which of the two a serializer takes is its own affair. Kafka's {@code ByteBufferSerializer}
 * rewinds first and so takes both; one of somebody's own may flip, and take what is before the
 * position, or take what remains. So the two are watched apart, and the number of serialized bytes
 * tells which were sent.
 */
final class BufferSnapshot extends Snapshot {
  /** {@code null} once it was let go. */
  private ByteBuffer region;

  private final boolean onHeap;
  private final int start;
  private final int position;
  private final int limit;

  private BufferSnapshot(
      Role role, ByteBuffer region, int start, int position, int limit, EvidenceCopy copy) {
    super(
        role,
        null,
        region.hasArray() ? region.arrayOffset() : start,
        region.remaining(),
        Crc.of(region),
        copy);
    this.region = region;
    this.onHeap = !region.isDirect();
    this.start = start;
    this.position = position;
    this.limit = limit;
  }

  /** The bytes before the buffer's position. */
  static BufferSnapshot head(Role role, ByteBuffer buffer, EvidenceCopies copies) {
    return of(role, buffer, 0, buffer.position(), copies);
  }

  /** The bytes from the buffer's position to its limit. */
  static BufferSnapshot tail(Role role, ByteBuffer buffer, EvidenceCopies copies) {
    return of(role, buffer, buffer.position(), buffer.limit(), copies);
  }

  private static BufferSnapshot of(
      Role role, ByteBuffer buffer, int from, int to, EvidenceCopies copies) {
    // The application's buffer is shared: only a view of ours may move.
    ByteBuffer view = buffer.duplicate();
    view.position(from);
    view.limit(to);
    ByteBuffer region = view.slice();
    EvidenceCopy copy = copies == null ? null : copies.keep(bytesOf(region));
    return new BufferSnapshot(role, region, from, buffer.position(), buffer.limit(), copy);
  }

  @Override
  int crcNow() {
    ByteBuffer now = region;
    return now == null ? crc : Crc.of(now);
  }

  @Override
  byte[] bytesNow() {
    ByteBuffer now = region;
    return now == null ? null : bytesOf(now);
  }

  @Override
  @SuppressWarnings("ByteBufferBackingArray") // which array it is, not what is in it
  boolean isIn(byte[] array) {
    ByteBuffer now = region;
    return now != null && now.hasArray() && now.array() == array;
  }

  @Override
  int startIn(byte[] serialized) {
    int serializedLength = serialized.length;
    boolean isHead = isBeforePosition();
    if (serializedLength == limit) {
      return start;
    }
    if (isHalf() && limit - position == position) {
      return halfOfTheSameLength(serialized);
    }
    if (serializedLength == limit - position) {
      return isHead ? ABSENT : 0;
    }
    if (serializedLength == position) {
      return isHead ? 0 : ABSENT;
    }
    return TRANSFORMED;
  }

  /** Both halves have one length: the bytes have to tell which it is. */
  private int halfOfTheSameLength(byte[] serialized) {
    if (serialized.length != length) {
      return TRANSFORMED;
    }
    if (Crc.of(serialized, 0, length) == crc) {
      return 0;
    }
    return crcNow() == crc ? ABSENT : TRANSFORMED;
  }

  @Override
  boolean isHalf() {
    return position > 0;
  }

  @Override
  boolean isBeforePosition() {
    return start < position;
  }

  @Override
  boolean isOnHeap() {
    return onHeap;
  }

  /**
   * A view of ours keeps the memory behind it; whether the application still does cannot be told
   * from it.
   */
  @Override
  boolean holdWeakly() {
    region = null;
    return false;
  }

  private static byte[] bytesOf(ByteBuffer region) {
    byte[] bytes = new byte[region.remaining()];
    region.duplicate().get(bytes);
    return bytes;
  }
}
