package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Role;
import java.nio.ByteBuffer;

/**
 * A {@code ByteBuffer}, up to its limit. What is before its position and what follows are hashed
 * apart, too, since a serializer may leave one of them out (see {@link Extent}).
 */
final class BufferSnapshot extends Snapshot {
  private final HeldBuffer held;

  /** How many of the bytes are before the position. */
  private final int cut;

  private final int crc;
  private final int crcOfHead;
  private final int crcOfTail;

  /**
   * @param withHead whether what is before the position is watched, too
   */
  static BufferSnapshot of(Role role, ByteBuffer buffer, boolean withHead, EvidenceCopies copies) {
    HeldBuffer held = new HeldBuffer(buffer, withHead ? 0 : buffer.position());
    EvidenceCopy copy = copies == null ? null : copies.keep(bytesOf(held.view()));
    return new BufferSnapshot(role, held, withHead ? buffer.position() : 0, copy, null);
  }

  /** Of what remains in a buffer, as it was when it was handed over. */
  static BufferSnapshot of(Role role, ByteBuffer buffer, HandedArray handed) {
    HeldBuffer held = new HeldBuffer(buffer, buffer.position());
    return new BufferSnapshot(role, held, 0, handed.copy, handed);
  }

  private BufferSnapshot(
      Role role, HeldBuffer held, int cut, EvidenceCopy copy, HandedArray handed) {
    super(held.array(), role, null, copy, handed);
    this.held = held;
    this.cut = cut;
    ByteBuffer view = held.view();
    this.crc = handed == null ? Crc.of(view) : handed.crc;
    this.crcOfHead = cut == 0 ? 0 : Crc.of(part(view, Extent.HEAD));
    this.crcOfTail = cut == 0 ? crc : Crc.of(part(view, Extent.TAIL));
  }

  private ByteBuffer part(ByteBuffer all, Extent extent) {
    ByteBuffer part = all.duplicate();
    if (extent == Extent.HEAD) {
      part.limit(cut);
    } else if (extent == Extent.TAIL) {
      part.position(cut);
    }
    return part;
  }

  @Override
  boolean holdsNothing() {
    return false; // the buffer, or a view of it
  }

  @Override
  int crc(Extent extent) {
    switch (extent) {
      case HEAD:
        return crcOfHead;
      case TAIL:
        return crcOfTail;
      default:
        return crc;
    }
  }

  @Override
  int crcNow(Extent extent) {
    ByteBuffer now = held.view();
    return now == null ? crc(extent) : Crc.of(part(now, extent));
  }

  @Override
  int offset(Extent extent) {
    return extent == Extent.TAIL ? held.arrayOffset() + cut : held.arrayOffset();
  }

  @Override
  int length(Extent extent) {
    switch (extent) {
      case HEAD:
        return cut;
      case TAIL:
        return held.length() - cut;
      default:
        return held.length();
    }
  }

  @Override
  boolean hasHead() {
    return cut > 0;
  }

  @Override
  boolean leavesOutHeadOf(byte[] serialized) {
    return held.from() > 0
        && (isIn(serialized) || serialized.length == held.from() + held.length());
  }

  @Override
  byte[] bytesNow() {
    ByteBuffer now = held.view();
    return now == null ? null : bytesOf(now);
  }

  @Override
  byte[] array() {
    return held.array();
  }

  @Override
  Extent extentIn(byte[] serialized) {
    if (serialized.length == held.length()) {
      return Extent.WHOLE;
    }
    boolean asLongAsHead = hasHead() && serialized.length == cut;
    boolean asLongAsTail = hasHead() && serialized.length == held.length() - cut;
    if (asLongAsHead && asLongAsTail) {
      return halfOfTheSameLength(Crc.of(serialized, 0, serialized.length));
    }
    return asLongAsHead ? Extent.HEAD : asLongAsTail ? Extent.TAIL : null;
  }

  /** Both halves have one length: the bytes have to tell which it is. */
  private Extent halfOfTheSameLength(int crcOfSerialized) {
    if (crcOfSerialized == crcOfTail || crcOfSerialized == crcNow(Extent.TAIL)) {
      return Extent.TAIL;
    }
    return crcOfSerialized == crcOfHead || crcOfSerialized == crcNow(Extent.HEAD)
        ? Extent.HEAD
        : null;
  }

  @Override
  boolean isOnHeap() {
    return held.isOnHeap();
  }

  @Override
  boolean holdWeakly() {
    return held.holdWeakly();
  }

  @Override
  void takeUp(Object payload) {
    held.takeUp(payload);
  }

  private static byte[] bytesOf(ByteBuffer all) {
    byte[] bytes = new byte[all.remaining()];
    all.duplicate().get(bytes);
    return bytes;
  }
}
