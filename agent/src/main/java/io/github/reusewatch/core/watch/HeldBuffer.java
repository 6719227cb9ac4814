package io.github.reusewatch.core.watch;

import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;

/**
 * The bytes of a {@code ByteBuffer}, from a certain one up to its limit at the time it was first
 * seen, however the application moves it, and how long they may be read.
 *
 * <p>Memory outside the heap is held up to the copy only: a view of ours would not keep it from
 * being unmapped, and to read it then ends the process. When its record is sent once more, the
 * application has it still.
 */
final class HeldBuffer {
  private final int from;
  private final int length;
  private final boolean onHeap;
  private final boolean readable;

  /** Where the bytes begin in the array, if there is one. */
  private final int arrayOffset;

  /** The application's own buffer, to know it again. */
  private final WeakReference<ByteBuffer> original;

  /**
   * A view of the bytes, a {@link WeakReference} to their array, or {@code null} if neither may be
   * held.
   */
  private Object held;

  HeldBuffer(ByteBuffer buffer, int firstByte) {
    from = firstByte;
    length = buffer.limit() - firstByte;
    onHeap = !buffer.isDirect();
    readable = buffer.hasArray();
    arrayOffset = readable ? buffer.arrayOffset() + from : from;
    original = new WeakReference<>(buffer);
    held = viewOf(buffer);
  }

  /** The application's buffer is shared: only a view of ours may move. */
  private ByteBuffer viewOf(ByteBuffer buffer) {
    ByteBuffer view = buffer.duplicate();
    view.clear();
    view.limit(from + length);
    view.position(from);
    return view.slice();
  }

  int from() {
    return from;
  }

  int length() {
    return length;
  }

  int arrayOffset() {
    return arrayOffset;
  }

  boolean isOnHeap() {
    return onHeap;
  }

  /** From position 0 to its limit; {@code null} if the bytes may not be read any more. */
  ByteBuffer view() {
    Object now = held;
    if (now instanceof ByteBuffer) {
      return (ByteBuffer) now;
    }
    Object referent = now == null ? null : ((WeakReference<?>) now).get();
    if (referent instanceof byte[]) {
      return ByteBuffer.wrap((byte[]) referent, arrayOffset, length).slice();
    }
    return referent == null ? null : viewOf((ByteBuffer) referent);
  }

  /** {@code null} if there is none that may be asked for, or it is gone. */
  @SuppressWarnings("ByteBufferBackingArray") // which array it is, not what is in it
  byte[] array() {
    ByteBuffer now = readable ? view() : null;
    return now == null ? null : now.array();
  }

  /**
   * Holds the bytes no stronger than the application does.
   *
   * @return {@code false} if they had to be let go
   */
  boolean holdWeakly() {
    if (!onHeap) {
      held = null;
    } else if (held instanceof ByteBuffer) {
      byte[] array = array();
      // Of a read-only buffer the array is not to be had; the application's own buffer tells about
      // as well whether anybody still has it.
      held = array != null ? new WeakReference<>(array) : original;
    }
    return onHeap;
  }

  /** The record is sent once more: its memory can be read again. */
  void takeUp(Object payload) {
    if (held == null && payload != null && original.get() == payload) {
      held = viewOf((ByteBuffer) payload);
    }
  }
}
