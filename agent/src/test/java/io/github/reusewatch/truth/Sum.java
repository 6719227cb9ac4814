package io.github.reusewatch.truth;

import java.util.zip.CRC32C;

/**
 * Bytes, as far as it matters whether they are the same.
 *
 * @param length −1 for none at all
 * @param crc CRC32C
 */
public record Sum(int length, int crc) {
  static final Sum ABSENT = new Sum(-1, 0);

  /** Of the whole array, which may be {@code null}. */
  public static Sum of(byte[] bytes) {
    if (bytes == null) {
      return ABSENT;
    }
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return new Sum(bytes.length, (int) crc.getValue());
  }
}
