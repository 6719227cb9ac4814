package io.github.reusewatch.core.report;

/** How the bytes changed. */
public final class ByteChange {
  final Integer crcBefore;
  final Integer crcAfter;
  final Difference difference;

  /** The bytes are what they were again: a trap has seen the write, nobody else its effect. */
  final boolean restored;

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
    this.restored = false;
  }

  private ByteChange(Integer crcBefore, Integer crcAfter, boolean restored) {
    this.crcBefore = crcBefore;
    this.crcAfter = crcAfter;
    this.difference = null;
    this.restored = restored;
  }

  /** A write was seen, and when the bytes were looked at they were what they had been before it. */
  public static ByteChange restored(int crcBefore) {
    return new ByteChange(crcBefore, null, true);
  }

  /**
   * Of a batch: of what its header's CRC is of, so that both can be looked for in a dump of the
   * partition's log.
   *
   * @param crcAfter {@code null} if it is not known
   */
  public static ByteChange ofBatch(int crcBefore, Integer crcAfter) {
    return new ByteChange(crcBefore, crcAfter, false);
  }

  /** 8 hexadecimal digits; {@code null} for {@code null}. */
  static String hex(Integer crc) {
    return crc == null ? null : String.format("%08x", crc);
  }
}
