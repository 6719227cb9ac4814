package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.named;

import io.github.reusewatch.bridge.SendBridge;
import java.util.List;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.matcher.ElementMatcher;

/**
 * The construction of a {@code ProducerRecord}: all its constructors delegate to the one with six
 * arguments.
 */
final class RecordHook implements Hook {
  private static final ElementMatcher.Junction<MethodDescription> CONSTRUCTOR =
      Parameters.are(
              "java.lang.String",
              "java.lang.Integer",
              "java.lang.Long",
              "java.lang.Object",
              "java.lang.Object",
              "java.lang.Iterable")
          .and(MethodDescription::isConstructor);

  @Override
  public List<String> classNames() {
    return List.of("org.apache.kafka.clients.producer.ProducerRecord");
  }

  @Override
  public String name() {
    return "record";
  }

  @Override
  public String cost() {
    return "bytes are watched from the entry of send only";
  }

  @Override
  public String missingIn(TypeDescription type, ClassFileLocator classes) {
    if (type.getDeclaredMethods().filter(CONSTRUCTOR).isEmpty()) {
      return "no constructor with topic, partition, timestamp, key, value and headers";
    }
    return type.getDeclaredFields().filter(named("headers")).isEmpty() ? "no field headers" : null;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return CarrierField.addTo(builder.visit(HookAdvice.of(Built.class).on(CONSTRUCTOR)));
  }

  /** Inlined into the constructor. */
  static final class Built {
    private Built() {}

    @Advice.OnMethodExit(suppress = Throwable.class, backupArguments = false)
    static void exit(
        @Advice.This Object record,
        @Advice.Argument(0) String topic,
        @Advice.Argument(3) Object key,
        @Advice.Argument(4) Object value,
        @Advice.FieldValue("headers") Object headers,
        @Advice.Argument(5) Object givenHeaders) {
      SendBridge.recordBuilt(record, topic, key, value, headers, givenHeaders);
    }
  }
}
