package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Role;
import java.nio.ByteBuffer;

/**
 * A {@code ByteBuffer}, up to its limit. What is before its position and what follows are hashed
 * apart, too, since a serializer may leave one of them out (see {@link Extent}).
 */
final class BufferSnapshot extends Snapshot {
  /** A view of all that is watched; {@code null} once it was let go. */
  private ByteBuffer view;

  private final boolean onHeap;
  private final int offset;
  private final int length;

  /** How many of the bytes are before the position. */
  private final int cut;

  private final int crc;
  private final int crcOfHead;
  private final int crcOfTail;

  static BufferSnapshot of(Role role, ByteBuffer buffer, EvidenceCopies copies) {
    // The application's buffer is shared: only a view of ours may move.
    ByteBuffer view = buffer.duplicate();
    view.position(0);
    view = view.slice();
    EvidenceCopy copy = copies == null ? null : copies.keep(bytesOf(view));
    return new BufferSnapshot(role, view, buffer.position(), copy);
  }

  private BufferSnapshot(Role role, ByteBuffer view, int cut, EvidenceCopy copy) {
    super(role, null, copy);
    this.view = view;
    this.onHeap = !view.isDirect();
    this.offset = view.hasArray() ? view.arrayOffset() : 0;
    this.length = view.remaining();
    this.cut = cut;
    this.crc = Crc.of(view);
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
    ByteBuffer now = view;
    return now == null ? crc(extent) : Crc.of(part(now, extent));
  }

  @Override
  int offset(Extent extent) {
    return extent == Extent.TAIL ? offset + cut : offset;
  }

  @Override
  int length(Extent extent) {
    switch (extent) {
      case HEAD:
        return cut;
      case TAIL:
        return length - cut;
      default:
        return length;
    }
  }

  @Override
  boolean hasHead() {
    return cut > 0;
  }

  @Override
  byte[] bytesNow() {
    ByteBuffer now = view;
    return now == null ? null : bytesOf(now);
  }

  @Override
  @SuppressWarnings("ByteBufferBackingArray") // which array it is, not what is in it
  byte[] array() {
    ByteBuffer now = view;
    return now != null && now.hasArray() ? now.array() : null;
  }

  @Override
  Extent extentIn(byte[] serialized) {
    if (serialized.length == length) {
      return Extent.WHOLE;
    }
    boolean asLongAsHead = hasHead() && serialized.length == cut;
    boolean asLongAsTail = hasHead() && serialized.length == length - cut;
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
    return onHeap;
  }

  /**
   * A view of ours keeps the memory behind it; whether the application still does cannot be told
   * from it.
   */
  @Override
  boolean holdWeakly() {
    view = null;
    return false;
  }

  private static byte[] bytesOf(ByteBuffer all) {
    byte[] bytes = new byte[all.remaining()];
    all.duplicate().get(bytes);
    return bytes;
  }
}
