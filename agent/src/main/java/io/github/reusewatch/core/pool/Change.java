package io.github.reusewatch.core.pool;

/** Other bytes than those a batch was closed with. */
final class Change {
  /** CRC32C of what was sent; {@code null} if it is not known. */
  final Integer crc;

  /**
   * Whether the other bytes are known to have been sent; else they were written into the buffer
   * while the network took them from there.
   */
  final boolean sent;

  /** The thread that found it. */
  final String ioThread = Thread.currentThread().getName();

  private Change(Integer crc, boolean sent) {
    this.crc = crc;
    this.sent = sent;
  }

  /** The bytes with this CRC were sent. */
  static Change to(int crc) {
    return new Change(crc, true);
  }

  /** Other bytes were sent, and went on changing meanwhile, so that it is not known which. */
  static Change toUnknown() {
    return new Change(null, true);
  }

  /** Bytes changed while they were written: the network got the old ones or the new. */
  static Change duringWrite() {
    return new Change(null, false);
  }
}
