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

  /** The bytes 0 to 7, 8 to 15 and 16 of a batch that has a head; the CRC follows. */
  private final long first;

  private final long second;
  private final byte magic;

  private final int headLength;

  private Seal(
      int start, int length, int crc, long first, long second, byte magic, int headLength) {
    this.start = start;
    this.length = length;
    this.crc = crc;
    this.first = first;
    this.second = second;
    this.magic = magic;
    this.headLength = headLength;
  }

  /**
   * Of a batch that was closed.
   *
   * @param records of which its bytes are what remains
   */
  static Seal of(ByteBuffer records) {
    int at = records.position();
    int start = records.arrayOffset() + at;
    int length = records.remaining();
    if (length > AFTER_CRC && records.get(at + MAGIC) >= FORMAT_OF_RECORD_BATCHES) {
      return new Seal(
          start,
          length,
          records.getInt(at + CRC),
          records.getLong(at),
          records.getLong(at + Long.BYTES),
          records.get(at + MAGIC),
          AFTER_CRC);
    }
    CRC32C crc = new CRC32C();
    crc.update(records.duplicate());
    return new Seal(start, length, (int) crc.getValue(), 0, 0, (byte) 0, 0);
  }

  private byte head(int index) {
    if (index >= CRC) {
      return byteOf(crc, AFTER_CRC - 1 - index);
    }
    if (index == MAGIC) {
      return magic;
    }
    return index < Long.BYTES
        ? byteOf(first, Long.BYTES - 1 - index)
        : byteOf(second, MAGIC - 1 - index);
  }

  private static byte byteOf(long number, int fromTheEnd) {
    return (byte) (number >> (Byte.SIZE * fromTheEnd));
  }

  /** How many bytes at the beginning are not covered by the CRC. */
  int headLength() {
    return headLength;
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
    for (int at = from; headLength > 0 && at + length <= to; at++) {
      if (beginsAt(bytes, at)) {
        return at;
      }
    }
    return -1;
  }

  private boolean beginsAt(byte[] bytes, int at) {
    // The CRC first: it tells a batch from nearly all else.
    for (int i = headLength - 1; i >= 0; i--) {
      if (bytes[at + i] != head(i)) {
        return false;
      }
    }
    return true;
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
      int ofHead = Math.max(0, Math.min(count, seal.headLength - position));
      for (int i = 0; i < ofHead; i++) {
        headHolds &= bytes[from + i] == seal.head(position + i);
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
