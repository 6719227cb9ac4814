package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.kafka.HeaderReader;
import io.github.reusewatch.core.kafka.RecordReader;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.SendStatistics;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Takes snapshots of the bytes in a record. */
final class SnapshotTaker {
  private static final Snapshot[] EMPTY = {};
  static final Object[] NO_HEADERS = {};

  /**
   * What is before a buffer's position may be a whole arena, of which a record is a small part. A
   * larger one is hashed only as long as it is not known that serializers leave it out.
   */
  private static final int SMALL_HEAD = 4096;

  private final boolean withHeaders;
  private final Handovers handovers;
  private final SendStatistics statistics;

  SnapshotTaker(boolean withHeaders, Handovers handovers, SendStatistics statistics) {
    this.withHeaders = withHeaders;
    this.handovers = handovers;
    this.statistics = statistics;
  }

  /**
   * Of key, value and headers.
   *
   * @param copies where copies of the bytes are kept; {@code null} for none
   */
  Snapshots take(
      Topic topic,
      RecordReader reader,
      Object key,
      Object value,
      Object[] headers,
      EvidenceCopies copies)
      throws Throwable {
    Object keyBytes = reader.bytes(key);
    Object valueBytes = reader.bytes(value);
    if (headers.length == 0 && keyBytes == null && valueBytes instanceof byte[]) {
      byte[] array = (byte[]) valueBytes;
      return array.length == 0 ? SnapshotList.NONE : ofArray(Role.VALUE, null, array, copies);
    }
    List<Snapshot> snapshots = new ArrayList<>(2 + headers.length);
    add(snapshots, topic, Role.KEY, keyBytes, copies);
    add(snapshots, topic, Role.VALUE, valueBytes, copies);
    for (Object header : headers) {
      addIfNotNull(snapshots, ofHeader(header, copies));
    }
    return Snapshots.of(snapshots.toArray(EMPTY));
  }

  /** The headers to watch: none if the option {@code headers} says so. */
  Object[] headersOf(RecordReader reader, Object headers) throws Throwable {
    return withHeaders && headers != null ? reader.toArray(headers) : NO_HEADERS;
  }

  /** {@code known}, without the headers that were taken out since, and with those that came in. */
  Snapshots withHeaders(Snapshots known, Object[] headers, EvidenceCopies copies) throws Throwable {
    List<Snapshot> snapshots = new ArrayList<>(known.count() + headers.length);
    for (int i = 0; i < known.count(); i++) {
      Snapshot snapshot = known.get(i);
      if (snapshot.role != Role.HEADER) {
        snapshots.add(snapshot);
      }
    }
    int headersFrom = snapshots.size();
    boolean[] used = new boolean[known.count()];
    // From the last one on: a header that was taken out and put in again counts from then.
    for (int i = headers.length - 1; i >= 0; i--) {
      HeaderReader reader = HeaderReader.of(headers[i]);
      int seen = among(known, used, reader.key(headers[i]), reader.value(headers[i]));
      Snapshot snapshot = seen < 0 ? ofHeader(headers[i], copies) : known.get(seen);
      if (seen >= 0) {
        used[seen] = true;
      }
      if (snapshot != null) {
        snapshots.add(headersFrom, snapshot);
      }
    }
    return Snapshots.of(snapshots.toArray(EMPTY));
  }

  /** {@code null} for a header without an array of the application's to watch. */
  Snapshot ofHeader(Object header, EvidenceCopies copies) throws Throwable {
    HeaderReader reader = HeaderReader.of(header);
    byte[] value = reader.value(header);
    if (value == null && !reader.isWithoutValue(header)) {
      statistics.headersLeftOut.increment();
    }
    return value == null || value.length == 0
        ? null
        : ofArray(Role.HEADER, reader.key(header), value, copies);
  }

  /** {@code -1} if there is none. */
  private static int among(Snapshots known, boolean[] used, String headerKey, byte[] value) {
    for (int i = known.count() - 1; value != null && i >= 0; i--) {
      Snapshot snapshot = known.get(i);
      if (!used[i]
          && snapshot.role == Role.HEADER
          && snapshot.isIn(value)
          && Objects.equals(snapshot.header(), headerKey)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * A record that is not watched: what was handed over for it waits for no other, or the array's
   * next use would be held against it.
   */
  void leaveHanded(RecordReader reader, Object key, Object value, Object headers) throws Throwable {
    if (handovers.isNobodyWaiting()) {
      return;
    }
    handed(reader.bytes(key), handovers::takeWaiting);
    handed(reader.bytes(value), handovers::takeWaiting);
    for (Object header : headersOf(reader, headers)) {
      handed(HeaderReader.of(header).value(header), handovers::takeWaiting);
    }
  }

  /** {@code null} if these bytes were not handed over before, or by now wait no more. */
  private HandedArray handed(Object bytes) {
    return handovers.isNobodyWaiting() ? null : handed(bytes, handovers::take);
  }

  private static HandedArray handed(Object bytes, Taking taking) {
    if (bytes instanceof byte[]) {
      return taking.take((byte[]) bytes, 0, ((byte[]) bytes).length);
    }
    ByteBuffer buffer = bytes instanceof ByteBuffer ? (ByteBuffer) bytes : null;
    return buffer == null || !buffer.hasArray()
        ? null
        : taking.take(buffer.array(), buffer.arrayOffset() + buffer.position(), buffer.remaining());
  }

  /** Takes out what was handed over of these bytes. */
  private interface Taking {
    HandedArray take(byte[] array, int offset, int length);
  }

  private void add(
      List<Snapshot> snapshots, Topic topic, Role role, Object bytes, EvidenceCopies copies) {
    if (bytes instanceof byte[]) {
      byte[] array = (byte[]) bytes;
      if (array.length > 0) {
        snapshots.add(ofArray(role, null, array, copies));
      }
    } else if (bytes instanceof ByteBuffer) {
      ByteBuffer buffer = (ByteBuffer) bytes;
      boolean withHead =
          buffer.position() > 0
              && (buffer.position() <= SMALL_HEAD || !topic.serializesTailOnly(role));
      HandedArray handed = handed(buffer);
      if (handed != null && !withHead) {
        snapshots.add(BufferSnapshot.of(role, buffer, handed));
      } else if (withHead || buffer.hasRemaining()) {
        snapshots.add(BufferSnapshot.of(role, buffer, withHead, copies));
      }
    }
  }

  private static void addIfNotNull(List<Snapshot> snapshots, Snapshot snapshot) {
    if (snapshot != null) {
      snapshots.add(snapshot);
    }
  }

  private Snapshot ofArray(Role role, String header, byte[] array, EvidenceCopies copies) {
    HandedArray handed = handed(array);
    return handed != null
        ? ArraySnapshot.of(role, header, array, handed)
        : new ArraySnapshot(
            role, header, array, copies == null ? null : copies.keep(array.clone()));
  }
}
