package io.github.reusewatch.corpus;

import java.nio.ByteBuffer;

/** Bytes of the application's, in the container in which it hands them to a record. */
final class Payload {
  private static final int NEXT_USE = 0xFE;

  /** For the record. */
  final Object object;

  private final ByteBuffer memory;
  private final int start;
  private final int length;
  private final int from;
  private final int to;

  /**
   * @param memory all of it behind the container
   * @param start where the bytes begin in it that are sent
   * @param length how many are sent
   * @param from the first of those that a next use changes
   * @param to behind the last of them
   */
  Payload(Object object, ByteBuffer memory, int start, int length, int from, int to) {
    this.object = object;
    this.memory = memory;
    this.start = start;
    this.length = length;
    this.from = from;
    this.to = to;
  }

  /** A container that has the whole of its memory sent. */
  static Payload of(Object object, byte[] memory) {
    return new Payload(object, ByteBuffer.wrap(memory), 0, memory.length, 0, memory.length);
  }

  /** Recognisable in a topic. */
  static byte[] text(int size) {
    byte[] bytes = new byte[size];
    for (int i = 0; i < size; i++) {
      bytes[i] = (byte) ('a' + i % 26);
    }
    return bytes;
  }

  /** What is sent of it, as it is now. */
  byte[] bytes() {
    byte[] bytes = new byte[length];
    for (int i = 0; i < length; i++) {
      bytes[i] = memory.get(start + i);
    }
    return bytes;
  }

  /** The memory's next use. What is not sent of it changes, too. */
  void refill() {
    refill(NEXT_USE);
  }

  /** A next use that differs from others. */
  void refill(int with) {
    for (int i = 0; i < memory.limit(); i++) {
      boolean sent = i >= start && i < start + length;
      if (!sent || (i >= start + from && i < start + to)) {
        memory.put(i, (byte) with);
      }
    }
  }

  /** As it was built. */
  void restore() {
    byte[] text = text(length);
    for (int i = from; i < to; i++) {
      memory.put(start + i, text[i]);
    }
  }
}
