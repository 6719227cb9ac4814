package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.kafka.RecordReader;
import io.github.reusewatch.core.report.Role;

/**
 * What {@code ProducerBatch.tryAppend} copies into the batch. Made only when something has changed,
 * and read on the sending thread only.
 */
final class SerializedParts {
  private final byte[] key;
  private final byte[] value;
  private final Object[] headers;
  private final RecordReader reader;

  SerializedParts(byte[] key, byte[] value, Object[] headers, RecordReader reader) {
    this.key = key;
    this.value = value;
    this.headers = headers;
    this.reader = reader;
  }

  /** The bytes that were made from this region; {@code null} if it is not known which. */
  byte[] of(Snapshot snapshot) {
    if (snapshot.role != Role.HEADER) {
      return snapshot.role == Role.KEY ? key : value;
    }
    try {
      for (Object header : headers) {
        byte[] bytes = reader.headerValue(header);
        if (bytes != null && snapshot.isIn(bytes)) {
          return bytes;
        }
      }
    } catch (Throwable e) {
      // Unreadable is unknown; the caller says so.
    }
    return null;
  }
}
