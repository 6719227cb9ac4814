package io.github.reusewatch.core.report;

/** Payload bytes for people, shown only with {@code show-bytes=true}. */
final class Hex {
  private Hex() {}

  static String of(byte[] bytes) {
    StringBuilder out = new StringBuilder(2 * bytes.length);
    for (byte b : bytes) {
      out.append(Character.forDigit((b >> 4) & 15, 16)).append(Character.forDigit(b & 15, 16));
    }
    return out.toString();
  }
}
