package io.github.reusewatch.corpus;

/** The setting {@code compression.type}, by its values' names. */
enum Compression {
  NONE,
  GZIP,
  SNAPPY,
  LZ4,
  ZSTD
}
