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

  /** Of some of a buffer's bytes, wherever its position is. */
  static int of(ByteBuffer buffer, int from, int length) {
    if (buffer.hasArray()) {
      return of(buffer.array(), buffer.arrayOffset() + from, length);
    }
    ByteBuffer part = buffer.duplicate();
    part.limit(from + length);
    part.position(from);
    return of(part);
  }

  /** Of the remaining bytes; the buffer's position does not move. */
  static int of(ByteBuffer buffer) {
    CRC32C crc = new CRC32C();
    crc.update(buffer.duplicate());
    return (int) crc.getValue();
  }
}
