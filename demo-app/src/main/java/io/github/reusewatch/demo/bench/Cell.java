package io.github.reusewatch.demo.bench;

import java.util.Map;
import java.util.TreeMap;

/** One load that all variants are compared under. */
record Cell(Size size, int threads, String acks, String compression, Size batch) {
  /** What is the client's own default, but for acks: most who have this bug send with 1. */
  static final Cell BASE = new Cell(Size.of("1KiB"), 1, "1", "none", Size.of("16KiB"));

  Cell withSize(Size other) {
    return new Cell(other, threads, acks, compression, batch);
  }

  Cell withThreads(int other) {
    return new Cell(size, other, acks, compression, batch);
  }

  Cell withAcks(String other) {
    return new Cell(size, threads, other, compression, batch);
  }

  Cell withCompression(String other) {
    return new Cell(size, threads, acks, other, batch);
  }

  Cell withBatch(Size other) {
    return new Cell(size, threads, acks, compression, other);
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
    return key.toString();
  }

  /** For people. */
  String title() {
    return "%s, %d %s, acks=%s, compression %s, batches of %s"
        .formatted(size, threads, threads == 1 ? "thread" : "threads", acks, compression, batch);
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
