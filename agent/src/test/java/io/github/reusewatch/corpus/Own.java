package io.github.reusewatch.corpus;

/** A class of the application's that holds an array, which nobody but its serializer knows. */
final class Own {
  final byte[] bytes;

  Own(byte[] bytes) {
    this.bytes = bytes;
  }
}
