package io.github.reusewatch.core.watch;

/** A copy of watched bytes, until the budget needs its room. */
final class EvidenceCopy {
  private volatile byte[] bytes;

  EvidenceCopy(byte[] bytes) {
    this.bytes = bytes;
  }

  /** {@code null} once it was dropped. */
  byte[] bytes() {
    return bytes;
  }

  /** Returns how many bytes that freed. */
  int drop() {
    byte[] dropped = bytes;
    bytes = null;
    return dropped == null ? 0 : dropped.length;
  }
}
