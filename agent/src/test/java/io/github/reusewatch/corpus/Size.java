package io.github.reusewatch.corpus;

/** How many bytes the application hands over. */
enum Size {
  EMPTY(0, "0B"),
  ONE(1, "1B"),
  SMALL(16, "16B"),
  KIB(1024, "1KiB"),
  MIB(1 << 20, "1MiB");

  final int bytes;
  final String label;

  Size(int bytes, String label) {
    this.bytes = bytes;
    this.label = label;
  }
}
