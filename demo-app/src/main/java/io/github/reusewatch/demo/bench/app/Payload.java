package io.github.reusewatch.demo.bench.app;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Values that compress about as JSON does: names that come again, and numbers that do not. */
final class Payload {
  private static final String[] NAMES = {
    "customer", "amount", "currency", "createdAt", "warehouse", "article"
  };

  private final SplittableRandom random;

  Payload(long seed) {
    random = new SplittableRandom(seed);
  }

  byte[] next(int size) {
    StringBuilder text = new StringBuilder(size + 64);
    // Of the record's number.
    text.append("0000000000000000");
    while (text.length() < size) {
      text.append(",\"").append(NAMES[random.nextInt(NAMES.length)]).append("\":\"");
      text.append(Long.toHexString(random.nextLong())).append('"');
    }
    return Arrays.copyOf(text.toString().getBytes(StandardCharsets.US_ASCII), size);
  }
}
