package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Role;
import java.util.Arrays;

/**
 * Bytes under watch: where they are, and what they were when they were first seen. Immutable,
 * shared by all sends of a record.
 */
abstract class Snapshot {
  /** Returned by {@link #startIn}: the region is not among the serialized bytes. */
  static final int ABSENT = -1;

  /** Returned by {@link #startIn}: the serialized bytes have another form. */
  static final int TRANSFORMED = -2;

  final Role role;
  final String header;
  final int offset;
  final int length;
  final int crc;
  final EvidenceCopy copy;

  Snapshot(Role role, String header, int offset, int length, int crc, EvidenceCopy copy) {
    this.role = role;
    this.header = header;
    this.offset = offset;
    this.length = length;
    this.crc = crc;
    this.copy = copy;
  }

  /** The hash of the region as it is now. */
  abstract int crcNow();

  /** The region as it is now. */
  abstract byte[] bytesNow();

  /** Whether this array holds the region itself, not a copy of it. */
  abstract boolean isIn(byte[] array);

  /**
   * Where the region's bytes begin in a serialized copy of this many bytes; {@link #ABSENT} or
   * {@link #TRANSFORMED}.
   */
  abstract int startIn(int serializedLength);

  /** A whole {@code byte[]}. */
  static final class OfArray extends Snapshot {
    private final byte[] array;

    OfArray(Role role, String header, byte[] array, EvidenceCopy copy) {
      super(role, header, 0, array.length, Crc.of(array, 0, array.length), copy);
      this.array = array;
    }

    @Override
    int crcNow() {
      return Crc.of(array, 0, array.length);
    }

    @Override
    byte[] bytesNow() {
      return Arrays.copyOf(array, array.length);
    }

    @Override
    boolean isIn(byte[] other) {
      return other == array;
    }

    @Override
    int startIn(int serializedLength) {
      return serializedLength == array.length ? 0 : TRANSFORMED;
    }
  }
}
