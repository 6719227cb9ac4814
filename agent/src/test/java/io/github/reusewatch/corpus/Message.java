package io.github.reusewatch.corpus;

import java.util.zip.CRC32C;
import org.apache.kafka.clients.producer.ProducerRecord;

/**
 * A record, and the bytes the broker ought to get of it: {@code null} for what it does not have.
 */
final class Message {
  /** The only header whose value a case is about. */
  static final String HEADER = "counter";

  final ProducerRecord<Object, Object> record;
  final byte[] key;
  final byte[] value;

  /** Of the header that is called {@link #HEADER}. */
  final byte[] header;

  Message(ProducerRecord<Object, Object> record, byte[] key, byte[] value, byte[] header) {
    this.record = record;
    this.key = key;
    this.value = value;
    this.header = header;
  }

  /** Another record that ought to arrive as this one. */
  Message in(ProducerRecord<Object, Object> other) {
    return new Message(other, key, value, header);
  }

  /** This record, when the broker ought to get what the other one says. */
  Message meantAs(Message other) {
    return new Message(record, other.key, other.value, other.header);
  }

  /** For a consumer to be compared with. */
  String checksums() {
    return checksum(key) + " " + checksum(value) + " " + checksum(header);
  }

  private static String checksum(byte[] bytes) {
    if (bytes == null) {
      return "none";
    }
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return String.format("%08x", (int) crc.getValue());
  }
}
