package io.github.reusewatch.broker;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Collections;
import java.util.SortedMap;
import java.util.zip.CRC32C;
import java.util.zip.GZIPInputStream;

/** The bytes that arrived in the place of a record batch (message format 2), whatever they are. */
public final class WireBatch {
  private static final int LENGTH_AT = 8;
  private static final int LENGTH_FROM = 12;
  private static final int MAGIC_AT = 16;
  private static final int CRC_AT = 17;
  private static final int CRC_FROM = 21;
  private static final int ATTRIBUTES_AT = 22;
  private static final int COMPRESSION = 7;
  private static final int GZIP = 1;
  private static final int RECORDS_AT = 57;
  private static final int HEADER = 61;

  private final byte[] bytes;
  private final boolean crcValid;

  /** Found when they are asked for: that takes much longer than all the rest. */
  private SortedMap<String, Integer> cells;

  WireBatch(byte[] bytes) {
    this.bytes = bytes;
    this.crcValid = isSound(bytes);
  }

  private static boolean isSound(byte[] bytes) {
    ByteBuffer batch = ByteBuffer.wrap(bytes);
    if (bytes.length < HEADER
        || batch.get(MAGIC_AT) != 2
        || batch.getInt(LENGTH_AT) != bytes.length - LENGTH_FROM) {
      return false;
    }
    CRC32C crc = new CRC32C();
    crc.update(bytes, CRC_FROM, bytes.length - CRC_FROM);
    return batch.getInt(CRC_AT) == (int) crc.getValue();
  }

  /** What a broker and a consumer check, and all that they can. */
  public boolean crcValid() {
    return crcValid;
  }

  public int size() {
    return bytes.length;
  }

  /** CRC32C of what follows the place of the header's CRC, whatever that says. */
  public int crc() {
    CRC32C crc = new CRC32C();
    if (bytes.length > CRC_FROM) {
      crc.update(bytes, CRC_FROM, bytes.length - CRC_FROM);
    }
    return (int) crc.getValue();
  }

  /** How many offsets it takes: 1 where the header cannot be trusted. */
  int records() {
    return crcValid ? Math.max(1, ByteBuffer.wrap(bytes).getInt(RECORDS_AT)) : 1;
  }

  /** The records whose cells are in it, and how many of each. */
  public synchronized SortedMap<String, Integer> cells() {
    if (cells == null) {
      cells = Collections.unmodifiableSortedMap(Cells.in(content()));
    }
    return cells;
  }

  /** As it was before compression, where that can be told; else the bytes as they are. */
  private byte[] content() {
    if (!crcValid || (bytes[ATTRIBUTES_AT] & COMPRESSION) != GZIP) {
      return bytes;
    }
    try (InputStream records =
        new GZIPInputStream(new ByteArrayInputStream(bytes, HEADER, bytes.length - HEADER))) {
      return records.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException("a sound batch that is no gzip", e);
    }
  }

  /** Cells of records that were sent for another partition. */
  public int foreignCells(String topicPartition) {
    return cells().entrySet().stream()
        .filter(each -> !Cells.topicPartition(each.getKey()).equals(topicPartition))
        .mapToInt(each -> each.getValue())
        .sum();
  }

  @Override
  public String toString() {
    return bytes.length + " bytes, CRC " + (crcValid ? "valid" : "wrong") + ", cells " + cells();
  }
}
