package io.github.reusewatch.core.kafka;

import java.lang.invoke.MethodHandle;

/**
 * Which of a producer's serializers is Kafka's own for buffers. That one rewinds: what is before a
 * buffer's position will be sent, too, which is to be known before it has run.
 */
final class BufferSerializers {
  private static final String PACKAGE = "org.apache.kafka.common.serialization.";

  private final MethodHandle key;
  private final MethodHandle value;
  private final MethodHandle inPlugin;
  private final Class<?> wrapper;
  private final MethodHandle inWrapper;

  BufferSerializers(Handles handles, Class<?> producerClass) {
    // Plugins since 4.1; wrapped as an ExtendedSerializer up to 2.0.
    MethodHandle plugin = handles.field(producerClass, "keySerializerPlugin", Object.class);
    boolean isPlugin = plugin != null;
    key = isPlugin ? plugin : handles.field(producerClass, "keySerializer", Object.class);
    value =
        handles.field(
            producerClass, isPlugin ? "valueSerializerPlugin" : "valueSerializer", Object.class);
    inPlugin =
        isPlugin
            ? handles.method(
                handles.kafkaClass("org.apache.kafka.common.internals.Plugin"), "get", Object.class)
            : null;
    wrapper = handles.kafkaClass(PACKAGE + "ExtendedSerializer$Wrapper");
    inWrapper = handles.field(wrapper, "serializer", Object.class);
  }

  boolean isKeys(Object producer) throws Throwable {
    return isIn(key, producer);
  }

  boolean isValues(Object producer) throws Throwable {
    return isIn(value, producer);
  }

  private boolean isIn(MethodHandle field, Object producer) throws Throwable {
    Object serializer = field == null ? null : (Object) field.invokeExact(producer);
    if (serializer != null && inPlugin != null) {
      serializer = (Object) inPlugin.invokeExact(serializer);
    }
    if (serializer != null && serializer.getClass() == wrapper && inWrapper != null) {
      serializer = (Object) inWrapper.invokeExact(serializer);
    }
    return serializer != null
        && serializer.getClass().getName().endsWith(PACKAGE + "ByteBufferSerializer");
  }
}
