package io.github.reusewatch.core.reach;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/**
 * Netty's own buffers, of any version, relocated or not: asked by their public methods, which
 * answer alike for pooled, adaptive and unpooled ones. Their fields lead to the allocator's chunk,
 * which is everybody's.
 */
final class NettyBuffer {
  private static final String PACKAGE = "io.netty.buffer.";
  private static final String BASE = PACKAGE + "ByteBuf";

  private final MethodHandle hasArray;
  private final MethodHandle array;
  private final MethodHandle arrayOffset;
  private final MethodHandle capacity;
  private final MethodHandle readerIndex;
  private final MethodHandle readableBytes;
  private final MethodHandle unwrap;

  /** It has several buffers, which are counted on their own. */
  private final boolean composite;

  private NettyBuffer(Class<?> base, boolean composite) throws ReflectiveOperationException {
    this.hasArray = method(base, "hasArray", boolean.class);
    this.array = method(base, "array", byte[].class);
    this.arrayOffset = method(base, "arrayOffset", int.class);
    this.capacity = method(base, "capacity", int.class);
    this.readerIndex = method(base, "readerIndex", int.class);
    this.readableBytes = method(base, "readableBytes", int.class);
    this.unwrap = method(base, "unwrap", base);
    this.composite = composite;
  }

  private static MethodHandle method(Class<?> base, String name, Class<?> returned)
      throws ReflectiveOperationException {
    MethodHandle method =
        MethodHandles.publicLookup().findVirtual(base, name, MethodType.methodType(returned));
    return method.asType(
        MethodType.methodType(returned.isPrimitive() ? returned : Object.class, Object.class));
  }

  /** {@code null} for a class of the application's, too: its methods are not called. */
  static NettyBuffer of(Class<?> type) {
    if (!isIn(type.getName(), PACKAGE)) {
      return null;
    }
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      if (each.getName().endsWith(BASE) && isIn(each.getName(), PACKAGE)) {
        try {
          return new NettyBuffer(each, type.getSimpleName().contains("Composite"));
        } catch (ReflectiveOperationException e) {
          return null; // no Netty that is known
        }
      }
    }
    return null;
  }

  /** What leads from one buffer to those of others: channels, allocators, arenas, recyclers. */
  static boolean isMachinery(String className) {
    return isIn(className, "io.netty.channel.")
        || isIn(className, "io.netty.util.")
        || (isIn(className, PACKAGE) && !className.endsWith("ByteBufHolder"));
  }

  private static boolean isIn(String className, String netty) {
    int at = className.indexOf(netty);
    return at == 0 || (at > 0 && className.charAt(at - 1) == '.');
  }

  /** Nothing for a buffer that was released already, or is outside the heap. */
  void memory(Object buffer, MemorySink sink) {
    try {
      if ((boolean) hasArray.invokeExact(buffer)) {
        Object bytes = (Object) array.invokeExact(buffer);
        int from = (int) arrayOffset.invokeExact(buffer);
        boolean content = sink.wantsContent();
        sink.memory(
            (byte[]) bytes,
            content ? from + (int) readerIndex.invokeExact(buffer) : from,
            content ? (int) readableBytes.invokeExact(buffer) : (int) capacity.invokeExact(buffer),
            composite || (Object) unwrap.invokeExact(buffer) != null);
      }
    } catch (Throwable e) {
      // IllegalReferenceCountException: it has no memory any more.
      if (e instanceof Error) {
        throw (Error) e;
      }
    }
  }
}
