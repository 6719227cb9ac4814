package io.github.reusewatch.demo.story.app;

import java.nio.ByteBuffer;
import java.util.concurrent.ThreadLocalRandom;

/** Binary: the sequence number in 8 bytes, samples of any value, the checksum in 4 bytes. */
final class MetricsFrame implements Frame {
  private static final int CHECKSUM_AT = SIZE - Integer.BYTES;

  @Override
  public void fill(byte[] frame, long sequence) {
    ThreadLocalRandom.current().nextBytes(frame);
    ByteBuffer buffer = ByteBuffer.wrap(frame).putLong(0, sequence);
    buffer.putInt(CHECKSUM_AT, Crc32c.of(frame, CHECKSUM_AT));
  }

  @Override
  public Verdict check(byte[] value, long sequence) {
    ByteBuffer buffer = ByteBuffer.wrap(value);
    if (value.length != SIZE || buffer.getInt(CHECKSUM_AT) != Crc32c.of(value, CHECKSUM_AT)) {
      return Verdict.BAD_CHECKSUM;
    }
    return buffer.getLong(0) == sequence ? Verdict.OK : Verdict.OTHER_MESSAGE;
  }
}
