package io.github.reusewatch.core.pool;

import java.nio.ByteBuffer;

/** The array behind a buffer, by which it is the same buffer or another. */
final class BackingArray {
  private BackingArray() {}

  /** {@code null} if it is outside the heap, where no pool of a client's is. */
  @SuppressWarnings("ByteBufferBackingArray") // which one it is, wherever the buffer begins in it
  static byte[] of(ByteBuffer buffer) {
    return buffer.hasArray() ? buffer.array() : null;
  }
}
