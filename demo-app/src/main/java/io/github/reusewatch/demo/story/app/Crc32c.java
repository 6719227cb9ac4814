package io.github.reusewatch.demo.story.app;

import java.util.HexFormat;
import java.util.zip.CRC32C;

/** CRC32C as the messages and the logs have it. */
public final class Crc32c {
  static final int HEX_DIGITS = 8;

  private Crc32c() {}

  /**
   * The checksum of a whole array.
   *
   * @param bytes any bytes
   * @return their CRC32C
   */
  public static int of(byte[] bytes) {
    return of(bytes, bytes.length);
  }

  static int of(byte[] bytes, int length) {
    CRC32C crc = new CRC32C();
    crc.update(bytes, 0, length);
    return (int) crc.getValue();
  }

  /**
   * Writes a checksum down.
   *
   * @param crc a CRC32C
   * @return its 8 hexadecimal digits
   */
  public static String hex(int crc) {
    return HexFormat.of().toHexDigits(crc);
  }
}
