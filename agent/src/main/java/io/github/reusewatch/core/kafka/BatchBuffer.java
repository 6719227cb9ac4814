package io.github.reusewatch.core.kafka;

import java.io.OutputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.nio.ByteBuffer;

/**
 * The memory of a batch that is not compressed: what was written into it can be read back. Not
 * thread-safe, as the batch is not.
 */
public final class BatchBuffer {
  /**
   * Of {@code org.apache.kafka.common.utils}, since 4.4 of {@code utils.internals}. Not a subclass
   * of it: {@code ChunkedByteBufferOutputStream} of 4.4 would gather all its chunks to answer.
   */
  private static final String STREAM = ".ByteBufferOutputStream";

  private static final ClassValue<MethodHandle> ACCESSORS =
      new ClassValue<>() {
        @Override
        protected MethodHandle computeValue(Class<?> type) {
          return accessor(type);
        }
      };

  private final OutputStream stream;
  private final MethodHandle accessor;

  private BatchBuffer(OutputStream stream, MethodHandle accessor) {
    this.stream = stream;
    this.accessor = accessor;
  }

  /** {@code null} if this stream compresses, or keeps its bytes in another way. */
  public static BatchBuffer behind(OutputStream stream) {
    MethodHandle accessor = ACCESSORS.get(stream.getClass());
    return accessor == null ? null : new BatchBuffer(stream, accessor);
  }

  /** The client's own buffer, whose position is behind the last byte that was written. */
  public ByteBuffer current() throws Throwable {
    return (ByteBuffer) accessor.invokeExact(stream);
  }

  private static MethodHandle accessor(Class<?> type) {
    if (!type.getName().endsWith(STREAM)) {
      return null;
    }
    try {
      return MethodHandles.publicLookup()
          .findVirtual(type, "buffer", MethodType.methodType(ByteBuffer.class))
          .asType(MethodType.methodType(ByteBuffer.class, OutputStream.class));
    } catch (ReflectiveOperationException e) {
      return null; // of another shape: its bytes are copied on their way
    }
  }
}
