package io.github.reusewatch.demo.story.app;

import java.nio.ByteBuffer;

/** A record's key: the message's sequence number in 8 bytes. */
public final class SequenceKey {
  private SequenceKey() {}

  static byte[] of(long sequence) {
    return ByteBuffer.allocate(Long.BYTES).putLong(sequence).array();
  }

  /**
   * Reads the number out of a key.
   *
   * @param key a key as the application writes it
   * @return the sequence number
   */
  public static long sequence(byte[] key) {
    return ByteBuffer.wrap(key).getLong();
  }
}
