package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.kafka.RecordReader;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.SendStatistics;
import java.nio.ByteBuffer;
import java.util.ArrayList;
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
   * Of key, value and headers.
   *
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
    for (Object header : headers) {
      addIfNotNull(snapshots, ofHeader(reader, header, copies));
    }
    return snapshots.toArray(NONE);
  }

  /** The headers to watch: none if the option {@code headers} says so. */
  Object[] headersOf(RecordReader reader, Object headers) throws Throwable {
    return withHeaders && headers != null ? reader.toArray(headers) : NONE;
  }

  /** {@code known}, without the headers that were taken out since, and with those that came in. */
  Snapshot[] withHeaders(
      Snapshot[] known, RecordReader reader, Object[] headers, EvidenceCopies copies)
      throws Throwable {
    List<Snapshot> snapshots = new ArrayList<>(known.length + headers.length);
    for (Snapshot snapshot : known) {
      if (snapshot.role != Role.HEADER) {
        snapshots.add(snapshot);
      }
    }
    for (Object header : headers) {
      Snapshot seen = among(known, reader.headerValue(header));
      addIfNotNull(snapshots, seen != null ? seen : ofHeader(reader, header, copies));
    }
    return snapshots.toArray(NONE);
  }

  /** {@code null} for a header without an array of the application's to watch. */
  Snapshot ofHeader(RecordReader reader, Object header, EvidenceCopies copies) throws Throwable {
    byte[] value = reader.headerValue(header);
    if (value == null && !reader.isNullHeader(header)) {
      statistics.headersLeftOut.increment();
    }
    return value == null || value.length == 0
        ? null
        : ofArray(Role.HEADER, reader.headerKey(header), value, copies);
  }

  private static Snapshot among(Snapshot[] known, byte[] headerValue) {
    for (Snapshot snapshot : known) {
      if (headerValue != null && snapshot.role == Role.HEADER && snapshot.isIn(headerValue)) {
        return snapshot;
      }
    }
    return null;
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
      if (buffer.limit() > 0) {
        snapshots.add(BufferSnapshot.of(role, buffer, copies));
      }
    }
  }

  private static void addIfNotNull(List<Snapshot> snapshots, Snapshot snapshot) {
    if (snapshot != null) {
      snapshots.add(snapshot);
    }
  }

  private static Snapshot ofArray(Role role, String header, byte[] array, EvidenceCopies copies) {
    return new ArraySnapshot(
        role, header, array, copies == null ? null : copies.keep(array.clone()));
  }
}
