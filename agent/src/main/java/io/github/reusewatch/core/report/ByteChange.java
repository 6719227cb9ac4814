package io.github.reusewatch.core.report;

/** How the bytes changed. */
public final class ByteChange {
  final int crcBefore;
  final int crcAfter;
  final Difference difference;

  /**
   * @param crcBefore CRC32C of the region as it should have been
   * @param crcAfter CRC32C of what the broker got ({@link Wire#CHANGED}) or of the region as the
   *     check found it
   * @param difference {@code null} without a kept copy
   */
  public ByteChange(int crcBefore, int crcAfter, Difference difference) {
    this.crcBefore = crcBefore;
    this.crcAfter = crcAfter;
    this.difference = difference;
  }

  /** 8 hexadecimal digits. */
  static String hex(int crc) {
    return String.format("%08x", crc);
  }
}
