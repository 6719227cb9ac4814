package io.github.reusewatch.core.watch;

import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/**
 * The hash of watched bytes: CRC32C, an intrinsic of the JDK, and the checksum a topic can be
 * searched for.
 */
final class Crc {
  private final CRC32C crc = new CRC32C();

  /** Of bytes that come one piece after the other. */
  Crc() {}

  void update(byte[] piece, int length) {
    crc.update(piece, 0, length);
  }

  int value() {
    return (int) crc.getValue();
  }

  static int of(byte[] array, int offset, int length) {
    CRC32C crc = new CRC32C();
    crc.update(array, offset, length);
    return (int) crc.getValue();
  }

  /** Of the remaining bytes; the buffer's position does not move. */
  static int of(ByteBuffer buffer) {
    CRC32C crc = new CRC32C();
    crc.update(buffer.duplicate());
    return (int) crc.getValue();
  }
}
