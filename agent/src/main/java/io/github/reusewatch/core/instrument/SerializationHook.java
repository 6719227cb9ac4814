package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.named;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.kafka.KafkaClient;
import java.util.List;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;

/**
 * The private {@code KafkaProducer.doSend}, which gets the record as the interceptors returned it,
 * and serializes it.
 */
final class SerializationHook implements Hook {
  @Override
  public List<String> classNames() {
    return List.of(KafkaClient.PRODUCER);
  }

  @Override
  public String name() {
    return "serialization";
  }

  @Override
  public String cost() {
    return "for serializers that change the form of the bytes, wire is unknown";
  }

  @Override
  public String missingIn(TypeDescription type, ClassFileLocator classes) {
    return type.getDeclaredMethods().filter(named("doSend").and(SendHook.WITH_CALLBACK)).isEmpty()
        ? "no method doSend(ProducerRecord, Callback)"
        : null;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return builder.visit(
        HookAdvice.of(Serialization.class).on(named("doSend").and(SendHook.WITH_CALLBACK)));
  }

  /** Inlined into the method. */
  static final class Serialization {
    private Serialization() {}

    @Advice.OnMethodEnter(suppress = Throwable.class)
    static void enter(@Advice.Argument(0) Object record) {
      SendBridge.serializing(record);
    }
  }
}
