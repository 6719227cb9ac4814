package io.github.reusewatch.scenario;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Bytes to send, and what writes others over them. */
final class Payloads {
  private Payloads() {}

  /** Recognisable in a topic. */
  static byte[] ascii(int size) {
    byte[] bytes = new byte[size];
    byte[] pattern = "the quick brown fox ".getBytes(StandardCharsets.US_ASCII);
    for (int i = 0; i < size; i++) {
      bytes[i] = pattern[i % pattern.length];
    }
    return bytes;
  }

  /** The buffer's next use. */
  static void refill(byte[] bytes) {
    Arrays.fill(bytes, (byte) 0xFE);
  }
}
