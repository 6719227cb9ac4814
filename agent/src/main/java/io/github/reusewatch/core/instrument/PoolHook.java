package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.named;

import io.github.reusewatch.bridge.PoolBridge;
import java.nio.ByteBuffer;
import java.util.List;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.matcher.ElementMatcher;

/**
 * Where batch buffers come from and go to: {@code BufferPool}, of the same shape from 0.9 to 4.4.
 */
final class PoolHook implements BufferPoolHook {
  private static final ElementMatcher.Junction<MethodDescription> ALLOCATE =
      named("allocate").and(Parameters.are("int", "long"));
  private static final ElementMatcher.Junction<MethodDescription> DEALLOCATE =
      named("deallocate").and(Parameters.are("java.nio.ByteBuffer", "int"));

  @Override
  public List<String> classNames() {
    return List.of("org.apache.kafka.clients.producer.internals.BufferPool");
  }

  @Override
  public String name() {
    return "pool";
  }

  @Override
  public String missingIn(TypeDescription type, ClassFileLocator classes) {
    if (type.getDeclaredMethods().filter(ALLOCATE).isEmpty()) {
      return "no method allocate(int, long)";
    }
    if (type.getDeclaredMethods().filter(DEALLOCATE).isEmpty()) {
      return "no method deallocate(ByteBuffer, int)";
    }
    return type.getDeclaredFields().filter(named("poolableSize")).isEmpty()
        ? "no field poolableSize"
        : null;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return builder
        .visit(HookAdvice.of(Allocate.class).on(ALLOCATE))
        .visit(HookAdvice.of(Deallocate.class).on(DEALLOCATE));
  }

  /** Inlined into the method. Buffers of other sizes are never used again. */
  static final class Allocate {
    private Allocate() {}

    @Advice.OnMethodExit(suppress = Throwable.class, backupArguments = false)
    static void exit(
        @Advice.Return ByteBuffer buffer, @Advice.FieldValue("poolableSize") int poolableSize) {
      if (buffer != null && buffer.capacity() == poolableSize) {
        PoolBridge.allocated(buffer);
      }
    }
  }

  /**
   * Inlined into the method, which is left out if the pool is to get nothing. Buffers of other
   * sizes are not kept by the pool.
   */
  static final class Deallocate {
    private Deallocate() {}

    @Advice.OnMethodEnter(suppress = Throwable.class, skipOn = Advice.OnNonDefaultValue.class)
    static boolean enter(
        @Advice.Argument(value = 0, readOnly = false) ByteBuffer buffer,
        @Advice.Argument(1) int size,
        @Advice.FieldValue("poolableSize") int poolableSize) {
      if (buffer == null || size != poolableSize || size != buffer.capacity()) {
        return false;
      }
      buffer = PoolBridge.freeing(buffer);
      return buffer == null;
    }
  }
}
