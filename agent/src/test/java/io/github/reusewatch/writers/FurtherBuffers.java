package io.github.reusewatch.writers;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.function.Consumer;

/** More of what buffers do; the record's value is a part of their memory. */
final class FurtherBuffers {
  private static final VarHandle LONGS =
      MethodHandles.byteBufferViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private FurtherBuffers() {}

  static void addTo(WriterCases all) {
    add(all, "slice-put", slice -> slice.put(3, (byte) 1)); // writes: slice-put
    add(all, "duplicate-put", FurtherBuffers::putThroughDuplicate);
    add(all, "buffer-put-buffer", FurtherBuffers::putBuffer);
    add(all, "buffer-var-handle", slice -> LONGS.set(slice, 8, 1L)); // writes: buffer-var-handle
  }

  private static void add(WriterCases all, String id, Consumer<ByteBuffer> action) {
    all.add(
        id,
        Expected.MARKED_LINE,
        () -> {
          ByteBuffer memory = ByteBuffer.wrap(ArrayWriting.filled(3 * Writing.SIZE));
          memory.position(Writing.SIZE).limit(2 * Writing.SIZE);
          ByteBuffer slice = memory.slice();
          return new MemoryWriting(slice.duplicate(), () -> action.accept(slice));
        });
  }

  private static void putThroughDuplicate(ByteBuffer slice) {
    ByteBuffer duplicate = slice.duplicate();
    duplicate.put(new byte[16], 0, 8); // writes: duplicate-put
  }

  private static void putBuffer(ByteBuffer slice) {
    ByteBuffer next = ByteBuffer.allocate(32);
    slice.put(next); // writes: buffer-put-buffer
  }
}
