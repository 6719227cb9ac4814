package io.github.reusewatch.core.kafka;

import java.lang.invoke.MethodHandle;
import java.util.List;

/** Which of a producer's serializers are Kafka's own for bytes, and so give what they got. */
final class KafkaSerializers {
  private static final String PACKAGE = "org.apache.kafka.common.serialization.";
  private static final List<String> GIVING_THE_BYTES =
      List.of("ByteArraySerializer", "BytesSerializer", "ByteBufferSerializer");

  private final MethodHandle key;
  private final MethodHandle value;
  private final MethodHandle inPlugin;
  private final MethodHandle inWrapper;
  private final Class<?> wrapper;

  KafkaSerializers(Handles handles, Class<?> producerClass) {
    // A Plugin since 4.1; wrapped as an ExtendedSerializer up to 2.0.
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

  boolean keyIsGivenAsItIs(Object producer) throws Throwable {
    return givesTheBytes(key, producer);
  }

  boolean valueIsGivenAsItIs(Object producer) throws Throwable {
    return givesTheBytes(value, producer);
  }

  private boolean givesTheBytes(MethodHandle field, Object producer) throws Throwable {
    Object serializer = field == null ? null : (Object) field.invokeExact(producer);
    if (serializer != null && inPlugin != null) {
      serializer = (Object) inPlugin.invokeExact(serializer);
    }
    if (serializer != null && serializer.getClass() == wrapper && inWrapper != null) {
      serializer = (Object) inWrapper.invokeExact(serializer);
    }
    if (serializer == null) {
      return false;
    }
    String name = serializer.getClass().getName();
    return GIVING_THE_BYTES.stream().anyMatch(each -> name.endsWith(PACKAGE + each));
  }
}
