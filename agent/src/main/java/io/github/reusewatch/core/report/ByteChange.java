package io.github.reusewatch.core.report;

/** How the bytes changed. */
public final class ByteChange {
  final Integer crcBefore;
  final Integer crcAfter;
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

  private ByteChange(Integer crcBefore, Integer crcAfter) {
    this.crcBefore = crcBefore;
    this.crcAfter = crcAfter;
    this.difference = null;
  }

  /**
   * Of a batch: of what its header's CRC is of, so that both can be looked for in a dump of the
   * partition's log.
   *
   * @param crcAfter {@code null} if it is not known
   */
  public static ByteChange ofBatch(int crcBefore, Integer crcAfter) {
    return new ByteChange(crcBefore, crcAfter);
  }

  /** 8 hexadecimal digits; {@code null} for {@code null}. */
  static String hex(Integer crc) {
    return crc == null ? null : String.format("%08x", crc);
  }
}
