package io.github.reusewatch.core.kafka;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

/**
 * Looks up accessors of one class loader's Kafka classes. What is not there is {@code null}: the
 * caller says what that costs.
 */
final class Handles {
  private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

  private final String prefix;
  private final ClassLoader loader;

  /**
   * @param prefix what a relocated client's names begin with, up to {@code org.apache.kafka.};
   *     empty for Kafka's own
   */
  Handles(String prefix, ClassLoader loader) {
    this.prefix = prefix;
    this.loader = loader;
  }

  /** {@code null} if there is no such class. */
  Class<?> kafkaClass(String name) {
    try {
      return Class.forName(prefix + name, false, loader);
    } catch (ClassNotFoundException | LinkageError e) {
      return null;
    }
  }

  /** A public method without parameters, as {@code (Object) -> type}. */
  MethodHandle method(Class<?> owner, String name, Class<?> type) {
    if (owner == null) {
      return null;
    }
    try {
      Method method = owner.getMethod(name);
      return MethodHandles.publicLookup()
          .unreflect(method)
          .asType(MethodType.methodType(type, Object.class));
    } catch (ReflectiveOperationException | RuntimeException e) {
      return null;
    }
  }

  /** What a public method without parameters returns; {@code null} if there is none. */
  Class<?> typeOf(Class<?> owner, String name) {
    try {
      return owner.getMethod(name).getReturnType();
    } catch (ReflectiveOperationException | RuntimeException e) {
      return null;
    }
  }

  /** A field of any visibility, as {@code (Object) -> type}. */
  MethodHandle field(Class<?> owner, String name, Class<?> type) {
    if (owner == null) {
      return null;
    }
    try {
      return MethodHandles.privateLookupIn(owner, LOOKUP)
          .unreflectGetter(owner.getDeclaredField(name))
          .asType(MethodType.methodType(type, Object.class));
    } catch (ReflectiveOperationException | RuntimeException e) {
      return null;
    }
  }
}
