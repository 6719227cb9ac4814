package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Role;
import java.lang.ref.WeakReference;

/** A whole {@code byte[]}. */
final class ArraySnapshot extends Snapshot {
  private final int length;
  private final int crc;

  /** A {@code byte[]}, or a {@link WeakReference} to it. */
  private Object held;

  ArraySnapshot(Role role, String header, byte[] array, EvidenceCopy copy) {
    this(role, header, array, Crc.of(array, 0, array.length), copy, null);
  }

  private ArraySnapshot(
      Role role, String header, byte[] array, int crc, EvidenceCopy copy, HandedArray handed) {
    super(role, header, copy, handed);
    this.length = array.length;
    this.crc = crc;
    this.held = array;
  }

  /** As it was when it was handed over. */
  static ArraySnapshot of(Role role, String header, byte[] array, HandedArray handed) {
    return new ArraySnapshot(role, header, array, handed.crc, handed.copy, handed);
  }

  @Override
  byte[] array() {
    Object now = held;
    return now instanceof byte[] ? (byte[]) now : (byte[]) ((WeakReference<?>) now).get();
  }

  @Override
  int crc(Extent extent) {
    return crc;
  }

  @Override
  int crcNow(Extent extent) {
    byte[] array = array();
    return array == null ? crc : Crc.of(array, 0, length);
  }

  @Override
  int offset(Extent extent) {
    return 0;
  }

  @Override
  int length(Extent extent) {
    return length;
  }

  @Override
  boolean hasHead() {
    return false;
  }

  @Override
  byte[] bytesNow() {
    byte[] array = array();
    return array == null ? null : array.clone();
  }

  @Override
  Extent extentIn(byte[] serialized) {
    return serialized.length == length ? Extent.WHOLE : null;
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
