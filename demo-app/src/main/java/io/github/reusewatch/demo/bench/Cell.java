package io.github.reusewatch.demo.bench;

import java.util.Map;
import java.util.TreeMap;

/**
 * One load that all variants are compared under.
 *
 * @param rate records per second; 0 for as many as can be sent
 */
record Cell(Size size, int threads, String acks, String compression, Size batch, int rate) {
  /** What is the client's own default, but for acks: most who have this bug send with 1. */
  static final Cell BASE = new Cell(Size.of("1KiB"), 1, "1", "none", Size.of("16KiB"), 0);

  Cell withSize(Size other) {
    return new Cell(other, threads, acks, compression, batch, rate);
  }

  Cell withThreads(int other) {
    return new Cell(size, other, acks, compression, batch, rate);
  }

  Cell withAcks(String other) {
    return new Cell(size, threads, other, compression, batch, rate);
  }

  Cell withCompression(String other) {
    return new Cell(size, threads, acks, other, batch, rate);
  }

  Cell withBatch(Size other) {
    return new Cell(size, threads, acks, compression, other, rate);
  }

  Cell withRate(int other) {
    return new Cell(size, threads, acks, compression, batch, other);
  }

  /** The end of its keys in the results: the size, and what else differs from {@link #BASE}. */
  String key() {
    StringBuilder key = new StringBuilder(size.toString());
    if (threads != BASE.threads) {
      key.append('_').append(threads).append("threads");
    }
    if (!acks.equals(BASE.acks)) {
      key.append("_acks-").append(acks);
    }
    if (!compression.equals(BASE.compression)) {
      key.append('_').append(compression);
    }
    if (!batch.equals(BASE.batch)) {
      key.append("_batch-").append(batch);
    }
    if (rate != BASE.rate) {
      key.append("_rate-").append(rate);
    }
    return key.toString();
  }

  /** For people. */
  String title() {
    return "%s, %d %s, acks=%s, compression %s, batches of %s%s"
        .formatted(
            size,
            threads,
            threads == 1 ? "thread" : "threads",
            acks,
            compression,
            batch,
            rate == 0 ? "" : ", %,d records/s".formatted(rate));
  }

  /** The client's settings. */
  Map<String, String> producer() {
    Map<String, String> settings = new TreeMap<>();
    settings.put("acks", acks);
    settings.put("compression.type", compression);
    settings.put("batch.size", Integer.toString(batch.bytes()));
    return settings;
  }
}
