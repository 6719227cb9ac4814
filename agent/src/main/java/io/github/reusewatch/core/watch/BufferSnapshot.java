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
  private final ByteBuffer region;
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
    return Crc.of(region);
  }

  @Override
  byte[] bytesNow() {
    return bytesOf(region);
  }

  @Override
  @SuppressWarnings("ByteBufferBackingArray") // which array it is, not what is in it
  boolean isIn(byte[] array) {
    return region.hasArray() && region.array() == array;
  }

  @Override
  int startIn(int serializedLength) {
    boolean isHead = start < position;
    if (serializedLength == limit) {
      return start;
    }
    if (limit - position == position) {
      return TRANSFORMED; // either half would have this length
    }
    if (serializedLength == limit - position) {
      return isHead ? ABSENT : 0;
    }
    if (serializedLength == position) {
      return isHead ? 0 : ABSENT;
    }
    return TRANSFORMED;
  }

  private static byte[] bytesOf(ByteBuffer region) {
    byte[] bytes = new byte[region.remaining()];
    region.duplicate().get(bytes);
    return bytes;
  }
}
