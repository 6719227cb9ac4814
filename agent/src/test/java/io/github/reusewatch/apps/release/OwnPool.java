package io.github.reusewatch.apps.release;

import java.util.ArrayDeque;

/** An application's own pool, and all the ways it takes buffers back. */
public class OwnPool {
  private final ArrayDeque<byte[]> free = new ArrayDeque<>();

  /** What is given back in a wrapping. */
  public static final class Message {
    private final Object[] parts;

    public Message(byte[] content) {
      this.parts = new Object[] {"content", content};
    }
  }

  /** Whose construction gives a buffer back. */
  public static final class Returned {
    final byte[] bytes;

    public Returned(byte[] bytes) {
      this.bytes = bytes;
    }
  }

  /** A subclass that has a method of its own, too. */
  public static final class Counting extends OwnPool {
    int count;

    @Override
    public void release(byte[] bytes) {
      count++;
      super.release(bytes);
    }
  }

  public void release(byte[] bytes) {
    free.add(bytes);
  }

  void release(Message message) {
    free.add((byte[]) message.parts[1]);
  }

  static void release(Object... several) {
    if (several.length == 0) {
      throw new IllegalArgumentException("nothing");
    }
  }

  /** Takes it if it has room. */
  boolean release(byte[] bytes, boolean room) {
    return room && free.add(bytes);
  }

  void release(byte[] bytes, RuntimeException refusal) {
    throw refusal;
  }
}
