package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Role;
import java.lang.ref.WeakReference;

/**
 * Bytes under watch: where they are, and what they were when they were first seen. Shared by all
 * sends of a record.
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

  /** The hash of the region as it is now; {@link #crc} if it is not held any more. */
  abstract int crcNow();

  /** The region as it is now; {@code null} if it is not held any more. */
  abstract byte[] bytesNow();

  /** Whether this array holds the region itself, not a copy of it. */
  abstract boolean isIn(byte[] array);

  /**
   * Where the region's bytes begin in a serialized copy; {@link #ABSENT} or {@link #TRANSFORMED}.
   */
  abstract int startIn(byte[] serialized);

  /**
   * Whether the region is one of two that a payload is watched in, so that a serializer may have
   * left it out.
   */
  abstract boolean isHalf();

  /** Whether the region is what is before a buffer's position. */
  abstract boolean isBeforePosition();

  /**
   * Whether the region is on the Java heap. Other memory may be unmapped or freed as soon as {@code
   * send} has returned, and to read it then ends the process: it is looked at inside {@code send}
   * only.
   */
  abstract boolean isOnHeap();

  /**
   * Holds the region no stronger than the application does. Returns {@code false} if it had to be
   * let go.
   *
   * <p>A change of an array that nobody but the agent holds cannot happen, so nothing is missed.
   */
  abstract boolean holdWeakly();

  /** A whole {@code byte[]}. */
  static final class OfArray extends Snapshot {
    /** A {@code byte[]}, or a {@link WeakReference} to it. */
    private Object held;

    OfArray(Role role, String header, byte[] array, EvidenceCopy copy) {
      super(role, header, 0, array.length, Crc.of(array, 0, array.length), copy);
      this.held = array;
    }

    private byte[] array() {
      Object now = held;
      return now instanceof byte[] ? (byte[]) now : (byte[]) ((WeakReference<?>) now).get();
    }

    @Override
    int crcNow() {
      byte[] array = array();
      return array == null ? crc : Crc.of(array, 0, array.length);
    }

    @Override
    byte[] bytesNow() {
      byte[] array = array();
      return array == null ? null : array.clone();
    }

    @Override
    boolean isIn(byte[] other) {
      return other == array();
    }

    @Override
    int startIn(byte[] serialized) {
      return serialized.length == length ? 0 : TRANSFORMED;
    }

    @Override
    boolean isHalf() {
      return false;
    }

    @Override
    boolean isBeforePosition() {
      return false;
    }

    @Override
    boolean isOnHeap() {
      return true;
    }

    @Override
    boolean holdWeakly() {
      Object now = held;
      if (now instanceof byte[]) {
        held = new WeakReference<>((byte[]) now);
      }
      return true;
    }
  }
}
