package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Role;

/** A whole {@code byte[]}. */
final class ArraySnapshot extends Snapshot {
  private final int length;
  private final int crc;

  ArraySnapshot(Role role, String header, byte[] array, EvidenceCopy copy) {
    this(role, header, array, Crc.of(array, 0, array.length), copy, null);
  }

  private ArraySnapshot(
      Role role, String header, byte[] array, int crc, EvidenceCopy copy, HandedArray handed) {
    super(array, role, header, copy, handed);
    this.length = array.length;
    this.crc = crc;
  }

  /** As it was when it was handed over. */
  static ArraySnapshot of(Role role, String header, byte[] array, HandedArray handed) {
    return new ArraySnapshot(role, header, array, handed.crc, handed.copy, handed);
  }

  @Override
  byte[] array() {
    return get();
  }

  @Override
  int crc(Extent extent) {
    return crc;
  }

  @Override
  int crcNow(Extent extent) {
    byte[] array = get();
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
    byte[] array = get();
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
    return true; // as it does from the beginning: until the copy, the record holds the array
  }
}
