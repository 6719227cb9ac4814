package io.github.reusewatch.core.report;

import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32C;

/** Short and stable: 8 hexadecimal digits over the things that make two findings the same. */
final class Fingerprint {
  private Fingerprint() {}

  static String of(String... parts) {
    CRC32C crc = new CRC32C();
    for (String part : parts) {
      crc.update((part == null ? "?" : part).getBytes(StandardCharsets.UTF_8));
      crc.update(0);
    }
    return ByteChange.hex((int) crc.getValue());
  }
}
