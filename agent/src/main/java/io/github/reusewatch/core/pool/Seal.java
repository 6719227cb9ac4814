package io.github.reusewatch.core.pool;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * What a batch's bytes were when the client closed it. Since message format 2 (Kafka 0.11) the
 * client has just computed a CRC32C of all that follows it and has put it into the batch's header
 * ({@code DefaultRecordBatch}): it is taken from there, and only what stands before it is copied.
 * Batches of older formats, which the client makes for brokers of before 0.11, are hashed.
 */
final class Seal {
  private static final int MAGIC = 16;
  private static final int CRC = 17;
  private static final int AFTER_CRC = CRC + Integer.BYTES;

  /** The first format with one CRC for the whole batch. */
  private static final int FORMAT_OF_RECORD_BATCHES = 2;

  /** Where the batch begins in its array. */
  final int start;

  final int length;

  /** CRC32C of what follows the head. */
  final int crc;

  private final byte[] head;

  private Seal(int start, int length, byte[] head, int crc) {
    this.start = start;
    this.length = length;
    this.head = head;
    this.crc = crc;
  }

  /**
   * Of a batch that was closed.
   *
   * @param records of which its bytes are what remains
   */
  static Seal of(ByteBuffer records) {
    byte[] array = records.array();
    int start = records.arrayOffset() + records.position();
    int length = records.remaining();
    if (length > AFTER_CRC && array[start + MAGIC] >= FORMAT_OF_RECORD_BATCHES) {
      byte[] head = Arrays.copyOfRange(array, start, start + AFTER_CRC);
      return new Seal(start, length, head, ByteBuffer.wrap(head).getInt(CRC));
    }
    CRC32C crc = new CRC32C();
    crc.update(array, start, length);
    return new Seal(start, length, new byte[0], (int) crc.getValue());
  }

  /** How many bytes at the beginning are not covered by the CRC. */
  int headLength() {
    return head.length;
  }

  /** Whether these bytes are at the very place of this batch. */
  boolean isAt(ByteBuffer records) {
    return start == records.arrayOffset() + records.position() && length == records.remaining();
  }

  /** Whether the batch's array still holds these bytes. */
  boolean isIn(byte[] array) {
    Check check = new Check(this);
    check.next(array, start, length);
    return check.holds();
  }

  /**
   * The bytes that this seal was made of.
   *
   * @return {@code null} if the batch's array holds others
   */
  byte[] contentsOf(byte[] array) {
    return isIn(array) ? Arrays.copyOfRange(array, start, start + length) : null;
  }

  /**
   * Where a batch that begins like this one begins in these bytes.
   *
   * @return -1 if there is none, or this one is of an older format
   */
  int find(byte[] bytes, int from, int to) {
    if (head.length == 0) {
      return -1;
    }
    for (int at = from; at + length <= to; at++) {
      if (bytes[at + CRC] == head[CRC]
          && Arrays.equals(head, 0, head.length, bytes, at, at + head.length)) {
        return at;
      }
    }
    return -1;
  }

  /** Holds bytes against a seal, as they come. */
  static final class Check {
    private final Seal seal;
    private final CRC32C crc = new CRC32C();
    private boolean headHolds = true;
    private int position;

    Check(Seal seal) {
      this.seal = seal;
    }

    /** The next bytes of the batch. */
    void next(byte[] bytes, int from, int count) {
      int ofHead = Math.max(0, Math.min(count, seal.head.length - position));
      for (int i = 0; i < ofHead; i++) {
        headHolds &= bytes[from + i] == seal.head[position + i];
      }
      crc.update(bytes, from + ofHead, count - ofHead);
      position += count;
    }

    boolean holds() {
      return headHolds && crc() == seal.crc;
    }

    /** CRC32C of what followed the head. */
    int crc() {
      return (int) crc.getValue();
    }
  }
}
