package io.github.reusewatch.core.writer;

import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.OutputStream;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodHandles.Lookup;
import java.lang.invoke.VarHandle;
import java.nio.Buffer;
import java.nio.ByteBuffer;

/**
 * The arrays behind objects of the JDK that do not show them: behind a stream that writes into
 * memory, and behind a buffer's view as one of ints and the like. Needs the packages {@code
 * java.io} and {@code java.nio} opened to the agent; without that nothing is found.
 */
final class HiddenArrays {
  private static final int MOST_STREAMS = 8;

  private final VarHandle arrayOfStream = field(ByteArrayOutputStream.class, "buf", byte[].class);
  private final VarHandle innerStream = field(FilterOutputStream.class, "out", OutputStream.class);

  /** The field {@code bb} of each kind of view; {@code null} for classes that have none. */
  private final ClassValue<VarHandle> bufferOfView =
      new ClassValue<>() {
        @Override
        protected VarHandle computeValue(Class<?> view) {
          return field(view, "bb", ByteBuffer.class);
        }
      };

  /** {@code null} if there is no array on the heap behind it, or none that can be seen. */
  ByteBuffer behind(Object holder) {
    if (holder instanceof OutputStream) {
      return behindStream((OutputStream) holder);
    }
    return holder instanceof Buffer ? behindView((Buffer) holder) : null;
  }

  private ByteBuffer behindStream(OutputStream stream) {
    OutputStream inner = stream;
    for (int i = 0; inner instanceof FilterOutputStream && i < MOST_STREAMS; i++) {
      if (innerStream == null) {
        return null;
      }
      inner = (OutputStream) innerStream.get((FilterOutputStream) inner);
    }
    return inner instanceof ByteArrayOutputStream && arrayOfStream != null
        ? ByteBuffer.wrap((byte[]) arrayOfStream.get((ByteArrayOutputStream) inner))
        : null;
  }

  private ByteBuffer behindView(Buffer view) {
    VarHandle field = bufferOfView.get(view.getClass());
    ByteBuffer buffer = field == null ? null : (ByteBuffer) field.get(view);
    return buffer != null && buffer.hasArray() ? buffer : null;
  }

  private static VarHandle field(Class<?> owner, String name, Class<?> type) {
    try {
      Lookup lookup = MethodHandles.privateLookupIn(owner, MethodHandles.lookup());
      return lookup.findVarHandle(owner, name, type);
    } catch (ReflectiveOperationException | RuntimeException e) {
      return null;
    }
  }
}
