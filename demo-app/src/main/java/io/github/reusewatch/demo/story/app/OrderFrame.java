package io.github.reusewatch.demo.story.app;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.ThreadLocalRandom;

/** Plain text: {@code seq=000000000042|sku=KQZ…|crc=0a1b2c3d}. */
final class OrderFrame implements Frame {
  private static final int DIGITS = 12;
  private static final String SEQUENCE = "seq=";
  private static final String SKU = "|sku=";
  private static final String CHECKSUM = "|crc=";
  private static final int SKU_AT = SEQUENCE.length() + DIGITS;
  private static final int CHECKSUM_AT = SIZE - CHECKSUM.length() - Crc32c.HEX_DIGITS;

  @Override
  public void fill(byte[] frame, long sequence) {
    put(frame, 0, SEQUENCE);
    long rest = sequence;
    for (int i = SKU_AT - 1; i >= SEQUENCE.length(); i--) {
      frame[i] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    put(frame, SKU_AT, SKU);
    ThreadLocalRandom random = ThreadLocalRandom.current();
    for (int i = SKU_AT + SKU.length(); i < CHECKSUM_AT; i++) {
      frame[i] = (byte) random.nextInt('A', 'Z' + 1);
    }
    put(frame, CHECKSUM_AT, CHECKSUM);
    put(frame, SIZE - Crc32c.HEX_DIGITS, Crc32c.hex(Crc32c.of(frame, CHECKSUM_AT)));
  }

  @Override
  public Verdict check(byte[] value, long sequence) {
    for (byte each : value) {
      if (each < ' ') { // negative from 0x80 on
        return Verdict.NOT_ASCII;
      }
    }
    if (value.length != SIZE) {
      return Verdict.BAD_CHECKSUM;
    }
    String text = new String(value, StandardCharsets.US_ASCII);
    if (!text.endsWith(CHECKSUM + Crc32c.hex(Crc32c.of(value, CHECKSUM_AT)))) {
      return Verdict.BAD_CHECKSUM;
    }
    return text.startsWith(String.format("%s%012d%s", SEQUENCE, sequence, SKU))
        ? Verdict.OK
        : Verdict.OTHER_MESSAGE;
  }

  private static void put(byte[] frame, int at, String text) {
    for (int i = 0; i < text.length(); i++) {
      frame[at + i] = (byte) text.charAt(i);
    }
  }
}
