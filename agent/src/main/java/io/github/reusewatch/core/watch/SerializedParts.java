package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.kafka.RecordReader;
import io.github.reusewatch.core.report.Role;

/** What {@code ProducerBatch.tryAppend} copies into the batch. */
final class SerializedParts {
  private SerializedParts() {}

  /** The bytes that were made from this region; {@code null} if it is not known which. */
  static byte[] of(
      Snapshot snapshot, byte[] key, byte[] value, Object[] headers, RecordReader reader) {
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
