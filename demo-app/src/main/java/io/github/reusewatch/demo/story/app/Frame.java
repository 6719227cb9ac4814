package io.github.reusewatch.demo.story.app;

/** A message format of fixed size that carries a sequence number and its own checksum. */
interface Frame {
  int SIZE = 256;

  void fill(byte[] frame, long sequence);

  Verdict check(byte[] value, long sequence);
}
