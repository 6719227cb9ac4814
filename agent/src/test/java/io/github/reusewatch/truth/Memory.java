package io.github.reusewatch.truth;

import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.util.SplittableRandom;

/** Memory that a record is made from, and the content it should have. */
final class Memory {
  /** What is written and put right again at once: more would let one record take all the time. */
  private static final int CHUNK = 16_384;

  private static final int PATTERN = 61;

  private final ByteBuffer bytes;
  private byte[] content;

  private Memory(ByteBuffer bytes) {
    this.bytes = bytes;
  }

  static Memory onHeap(int capacity) {
    return new Memory(ByteBuffer.allocate(capacity));
  }

  static Memory direct(int capacity) {
    return new Memory(ByteBuffer.allocateDirect(capacity));
  }

  int capacity() {
    return bytes.capacity();
  }

  @SuppressWarnings("ByteBufferBackingArray") // allocated here, on the heap
  byte[] array() {
    return bytes.array();
  }

  /** All of it, to be positioned by the caller. */
  ByteBuffer buffer() {
    return bytes.duplicate();
  }

  /** A new use, with a content that no other has. */
  void fill(SplittableRandom random) {
    byte[] pattern = new byte[Math.min(capacity(), PATTERN)];
    random.nextBytes(pattern);
    byte[] filled = new byte[capacity()];
    for (int at = 0; at < filled.length; at += pattern.length) {
      System.arraycopy(pattern, 0, filled, at, Math.min(pattern.length, filled.length - at));
    }
    content = filled;
    bytes.put(0, content);
  }

  /** Puts something else there: in one place, or everywhere. */
  void scribble(SplittableRandom random) {
    if (random.nextBoolean()) {
      flip(random);
    } else {
      for (int at = 0; at < capacity(); at++) {
        bytes.put(at, (byte) (content[at] ^ 0x5A));
      }
    }
  }

  /** Changes one byte, and returns where. */
  int flip(SplittableRandom random) {
    if (capacity() == 0) {
      return 0;
    }
    int at = random.nextInt(capacity());
    write(at, (byte) (content[at] ^ (1 + random.nextInt(255))));
    return at;
  }

  void restore(int at) {
    if (at < capacity()) {
      write(at, content[at]);
    }
  }

  void restore() {
    bytes.put(0, content);
  }

  /** Writes over a stretch from beginning to end, then puts it right in the same direction. */
  void tear(SplittableRandom random) {
    int from = random.nextInt(capacity() + 1);
    int to = Math.min(capacity(), from + CHUNK);
    for (int at = from; at < to; at++) {
      bytes.put(at, (byte) ~content[at]);
    }
    VarHandle.fullFence();
    bytes.put(from, content, from, to - from);
    VarHandle.fullFence();
  }

  /** The fence keeps the compiler from dropping a write that another one follows. */
  private void write(int at, byte value) {
    bytes.put(at, value);
    VarHandle.fullFence();
  }
}
