package io.github.reusewatch.writers;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** A stream that gives its array away, to save a copy: the JDK's own code writes into it. */
final class ExposedStream extends ByteArrayOutputStream {
  ExposedStream() {
    super(Writing.SIZE);
    byte[] filled = ArrayWriting.filled(Writing.SIZE);
    write(filled, 0, filled.length);
  }

  static void addTo(WriterCases all) {
    all.add("exposed-stream", Expected.MARKED_LINE, ExposedStream::usedAgain);
  }

  /** Used again for the next record, while its array is still that of the last. */
  private static Writing usedAgain() {
    ExposedStream stream = new ExposedStream();
    byte[] next = "order 4711".getBytes(StandardCharsets.US_ASCII);
    return new MemoryWriting(
        stream.array(),
        () -> {
          stream.reset();
          stream.write(next, 0, next.length); // writes: exposed-stream
        });
  }

  byte[] array() {
    return buf;
  }
}
