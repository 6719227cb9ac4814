package io.github.reusewatch.core.pool;

import io.github.reusewatch.core.kafka.ClientName;
import java.nio.ByteBuffer;
import java.util.zip.CRC32C;

/** Batches as the client closes them. */
final class Batches {
  private static final int AFTER_CRC = 21;

  private Batches() {}

  /** Of format 2, with nothing behind it, as {@code MemoryRecords} have it. */
  static ByteBuffer closed(byte[] array, int content, int length) {
    ByteBuffer batch = ByteBuffer.wrap(array);
    batch.putLong(0).putInt(length - 12).putInt(-1).put((byte) 2).putInt(0);
    while (batch.position() < length) {
      batch.put((byte) content);
    }
    CRC32C crc = new CRC32C();
    crc.update(array, AFTER_CRC, length - AFTER_CRC);
    return batch.putInt(17, (int) crc.getValue()).flip();
  }

  /** The lease of a batch for orders-0 that was closed with what is in the buffer. */
  static Lease lease(ByteBuffer batch) {
    Lease lease = open(BackingArray.of(batch));
    lease.closed(Seal.of(batch));
    return lease;
  }

  static Lease open(byte[] array) {
    return new Lease(
        new BatchId(new ClientName("com.acme.KafkaProducer", "4.1.1"), "orders", 0, null), array);
  }
}
