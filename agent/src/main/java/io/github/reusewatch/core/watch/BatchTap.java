package io.github.reusewatch.core.watch;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.kafka.BatchBuffer;
import io.github.reusewatch.core.report.Role;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;

/**
 * Stands before the stream through which the client writes records into one batch, and hashes what
 * goes in: not what is in the application's array before or after, but the bytes that the broker
 * will get. Without compression they are read back from the batch's own buffer; with it they go
 * through memory of ours, since whatever compresses them reads the array at its own time.
 *
 * <p>Used by one thread at a time: the client appends under a lock.
 */
final class BatchTap extends OutputStream {
  private static final int NOT_WATCHED = -1;
  private static final int FORM_OF_KEY = -2;
  private static final int FORM_OF_VALUE = -3;

  private OutputStream out;

  /** {@code null} if what was written cannot be read back. */
  private BatchBuffer buffer;

  private final BatchSends sends;

  /** {@code null} between two records, and while one that is not watched is written. */
  private WatchedSend send;

  private boolean showBytes;
  private byte[] key;
  private byte[] value;
  private int nextHeader;
  private long partsCopied;

  /**
   * Before the stream of a new batch.
   *
   * @param sends of that batch
   */
  BatchTap(OutputStream out, BatchSends sends) {
    this.out = out;
    this.sends = sends;
    this.buffer = BatchBuffer.behind(out);
  }

  BatchSends sends() {
    return sends;
  }

  WatchedSend send() {
    return send;
  }

  /** The client is about to write a record with this serialized key and value. */
  void begin(WatchedSend newSend, byte[] newKey, byte[] newValue, boolean showBytesOfSend) {
    send = newSend;
    key = newKey;
    value = newValue;
    showBytes = showBytesOfSend;
    nextHeader = 0;
    partsCopied = 0;
  }

  /**
   * It has written it, or has not.
   *
   * @return a bit for each of the send's first 64 parts that was written
   */
  long end() {
    send = null;
    key = null;
    value = null;
    return partsCopied;
  }

  @Override
  public void write(int b) throws IOException {
    out.write(b);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    int part = send == null ? NOT_WATCHED : partIn(bytes);
    int from = part >= 0 ? send.get(part).offset(Extent.WHOLE) : 0;
    int count = part >= 0 ? send.get(part).length(Extent.WHOLE) : bytes.length;
    if (part == NOT_WATCHED || from < offset || from + count > offset + length) {
      out.write(bytes, offset, length);
    } else if (buffer != null) {
      out.write(bytes, offset, length);
      readBack(part, offset + length - from, count);
    } else {
      out.write(bytes, offset, from - offset);
      writeThroughScratch(part, bytes, from, count);
      out.write(bytes, from + count, offset + length - from - count);
    }
  }

  /**
   * @param distance from the first byte of the part to the end of what was written
   */
  private void readBack(int part, int distance, int count) {
    try {
      ByteBuffer batch = buffer.current();
      copied(part, Crc.of(batch, batch.position() - distance, count));
    } catch (Throwable e) {
      SendBridge.error(e); // the client would take it for one of its stream's
    }
  }

  private void writeThroughScratch(int part, byte[] bytes, int from, int count) throws IOException {
    byte[] scratch = SendStack.ofThread().scratch();
    Crc crc = new Crc();
    for (int done = 0; done < count; ) {
      int now = Math.min(scratch.length, count - done);
      System.arraycopy(bytes, from + done, scratch, 0, now);
      crc.update(scratch, now);
      out.write(scratch, 0, now);
      done += now;
    }
    copied(part, crc.value());
  }

  /** The client writes key, value and headers in this order, each in one piece. */
  private int partIn(byte[] bytes) {
    if (bytes == key) {
      key = null;
      return partOrForm(Role.KEY, bytes, FORM_OF_KEY);
    }
    if (bytes == value) {
      value = null;
      return partOrForm(Role.VALUE, bytes, FORM_OF_VALUE);
    }
    Parts parts = send;
    for (int i = nextHeader; i < parts.count(); i++) {
      if (parts.get(i).role == Role.HEADER && parts.get(i).isIn(bytes)) {
        nextHeader = i + 1;
        return i;
      }
    }
    return NOT_WATCHED;
  }

  private int partOrForm(Role role, byte[] bytes, int formOfRole) {
    if (send.form(role) != null) {
      return formOfRole;
    }
    int part = send.indexOf(role);
    return part >= 0 && send.get(part).isIn(bytes) ? part : NOT_WATCHED;
  }

  private void copied(int part, int crc) {
    if (part == FORM_OF_KEY) {
      send.copiedForm(Role.KEY, crc);
    } else if (part == FORM_OF_VALUE) {
      send.copiedForm(Role.VALUE, crc);
    } else {
      partsCopied |= part < Long.SIZE ? 1L << part : 0;
      send.copiedPart(part, crc, showBytes);
    }
  }

  @Override
  public void flush() throws IOException {
    out.flush();
  }

  @Override
  public void close() throws IOException {
    try {
      out.close();
    } finally {
      // A batch waits long after it is closed, and the client lets its compressor go at once.
      out = OutputStream.nullOutputStream();
      buffer = null;
    }
  }
}
