package io.github.reusewatch.demo.bench.app;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.zip.CRC32C;
import org.apache.kafka.clients.producer.ProducerInterceptor;
import org.apache.kafka.clients.producer.ProducerRecord;

/**
 * What people write by hand: a checksum of key and value goes along in a header, for consumers to
 * compare. (The client does not show a record to its interceptors again when it is acknowledged, so
 * there is nothing to compare then.)
 */
public final class HashingInterceptor implements ProducerInterceptor<byte[], byte[]> {
  /** The header's key. */
  public static final String HEADER = "crc32c";

  /** For the client, by its name. */
  public HashingInterceptor() {}

  @Override
  public ProducerRecord<byte[], byte[]> onSend(ProducerRecord<byte[], byte[]> record) {
    CRC32C crc = new CRC32C();
    if (record.key() != null) {
      crc.update(record.key());
    }
    crc.update(record.value());
    record
        .headers()
        .add(HEADER, ByteBuffer.allocate(Integer.BYTES).putInt((int) crc.getValue()).array());
    return record;
  }

  @Override
  public void configure(Map<String, ?> configs) {}

  @Override
  public void close() {}
}
