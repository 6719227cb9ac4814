package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.kafka.RecordReader;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.SendStatistics;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Takes snapshots of the bytes in a record. */
final class SnapshotTaker {
  static final Snapshot[] NONE = {};

  private final boolean withHeaders;
  private final SendStatistics statistics;

  SnapshotTaker(boolean withHeaders, SendStatistics statistics) {
    this.withHeaders = withHeaders;
    this.statistics = statistics;
  }

  /**
   * @param headers of the record; not read beyond their own array values
   * @param copies where copies of the bytes are kept; {@code null} for none
   */
  Snapshot[] take(
      RecordReader reader, Object key, Object value, Object[] headers, EvidenceCopies copies)
      throws Throwable {
    Object keyBytes = reader.bytes(key);
    Object valueBytes = reader.bytes(value);
    if (headers.length == 0 && keyBytes == null && valueBytes instanceof byte[]) {
      byte[] array = (byte[]) valueBytes;
      return array.length == 0 ? NONE : new Snapshot[] {ofArray(Role.VALUE, null, array, copies)};
    }
    List<Snapshot> snapshots = new ArrayList<>(2 + headers.length);
    add(snapshots, Role.KEY, keyBytes, copies);
    add(snapshots, Role.VALUE, valueBytes, copies);
    addHeaders(snapshots, reader, headers, copies);
    return snapshots.toArray(NONE);
  }

  /** The headers to watch: none if the option {@code headers} says so. */
  Object[] headersOf(RecordReader reader, Object headers) throws Throwable {
    return withHeaders && headers != null ? reader.toArray(headers) : NONE;
  }

  /** Adds those header values that are not among the snapshots yet. */
  Snapshot[] withNewHeaders(
      Snapshot[] known, RecordReader reader, Object[] headers, EvidenceCopies copies)
      throws Throwable {
    List<Snapshot> snapshots = new ArrayList<>(Arrays.asList(known));
    addHeaders(snapshots, reader, headers, copies);
    return snapshots.toArray(NONE);
  }

  private void addHeaders(
      List<Snapshot> snapshots, RecordReader reader, Object[] headers, EvidenceCopies copies)
      throws Throwable {
    for (Object header : headers) {
      byte[] value = reader.headerValue(header);
      if (value == null) {
        statistics.headersLeftOut.increment();
      } else if (value.length > 0
          && snapshots.stream()
              .noneMatch(known -> known.role == Role.HEADER && known.isIn(value))) {
        snapshots.add(ofArray(Role.HEADER, reader.headerKey(header), value, copies));
      }
    }
  }

  private static void add(
      List<Snapshot> snapshots, Role role, Object bytes, EvidenceCopies copies) {
    if (bytes instanceof byte[]) {
      byte[] array = (byte[]) bytes;
      if (array.length > 0) {
        snapshots.add(ofArray(role, null, array, copies));
      }
    } else if (bytes instanceof ByteBuffer) {
      ByteBuffer buffer = (ByteBuffer) bytes;
      if (buffer.position() > 0) {
        snapshots.add(BufferSnapshot.head(role, buffer, copies));
      }
      if (buffer.hasRemaining()) {
        snapshots.add(BufferSnapshot.tail(role, buffer, copies));
      }
    }
  }

  private static Snapshot ofArray(Role role, String header, byte[] array, EvidenceCopies copies) {
    return new Snapshot.OfArray(
        role, header, array, copies == null ? null : copies.keep(array.clone()));
  }
}
