package io.github.reusewatch.writers;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;

/** Buffers of the JDK's on the array, and from one to it. */
final class JdkBuffers {
  private JdkBuffers() {}

  static void addTo(WriterCases all) {
    all.add("byte-buffer-put-long", Expected.MARKED_LINE, JdkBuffers::putLong);
    all.marked("byte-buffer-get", JdkBuffers::get);
    all.add("int-view-put", Expected.MARKED_LINE, JdkBuffers::putInt);
  }

  /** The record's value is the buffer. */
  private static Writing putLong() {
    ByteBuffer buffer = ByteBuffer.wrap(ArrayWriting.filled(Writing.SIZE));
    return new MemoryWriting(
        buffer,
        () -> {
          buffer.putLong(16, 4711L); // writes: byte-buffer-put-long
        });
  }

  private static void get(byte[] array) {
    ByteBuffer source = ByteBuffer.allocateDirect(64);
    source.get(array, 5, 64); // writes: byte-buffer-get
  }

  /** The view is made before the record is; nothing at the call says which array it is on. */
  private static Writing putInt() {
    byte[] array = ArrayWriting.filled(Writing.SIZE);
    IntBuffer ints = ByteBuffer.wrap(array).asIntBuffer();
    return new MemoryWriting(
        array,
        () -> {
          ints.put(3, 4711); // writes: int-view-put
        });
  }
}
