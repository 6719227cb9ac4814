package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.named;

import io.github.reusewatch.bridge.SendBridge;
import java.util.List;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.implementation.bytecode.assign.Assigner;
import net.bytebuddy.matcher.ElementMatcher;

/**
 * {@code ProducerBatch.tryAppend}: the copy of the serialized bytes into the batch, of the same
 * shape from 0.11 to 4.4. The callback it puts into the batch runs the interceptors first and the
 * application's callback then; the agent's goes before both.
 */
final class CopyHook implements Hook {
  private static final ElementMatcher.Junction<MethodDescription> TRY_APPEND =
      named("tryAppend")
          .and(
              Parameters.are(
                  "long",
                  "[B",
                  "[B",
                  "*org.apache.kafka.common.header.Header;",
                  "*org.apache.kafka.clients.producer.Callback",
                  "long"));

  @Override
  public List<String> classNames() {
    return List.of("org.apache.kafka.clients.producer.internals.ProducerBatch");
  }

  @Override
  public String name() {
    return "copy";
  }

  @Override
  public String cost() {
    return "changes after the entry of send are seen at the acknowledgement only, after interceptors, and wire is unknown; an array that a serializer uses again before it was copied is not noticed";
  }

  @Override
  public String missingIn(TypeDescription type, ClassFileLocator classes) {
    return type.getDeclaredMethods().filter(TRY_APPEND).isEmpty()
        ? "no method tryAppend(long, byte[], byte[], Header[], Callback, long)"
        : type.getDeclaredFields().filter(named("recordsBuilder")).isEmpty()
            ? "no field recordsBuilder"
            : null;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return builder.visit(HookAdvice.of(Copy.class).on(TRY_APPEND));
  }

  /** Inlined into the method. */
  static final class Copy {
    private Copy() {}

    @Advice.OnMethodEnter(suppress = Throwable.class)
    static void enter(
        @Advice.FieldValue(value = "recordsBuilder", typing = Assigner.Typing.DYNAMIC)
            Object recordsBuilder,
        @Advice.Argument(1) byte[] key,
        @Advice.Argument(2) byte[] value,
        @Advice.Argument(value = 4, readOnly = false, typing = Assigner.Typing.DYNAMIC)
            Object callback) {
      callback = SendBridge.copying(recordsBuilder, key, value, callback);
    }

    /** A {@code null} result: the batch had no room, or failed, and nothing was copied. */
    @Advice.OnMethodExit(
        onThrowable = Throwable.class,
        suppress = Throwable.class,
        backupArguments = false)
    static void exit(
        @Advice.FieldValue(value = "recordsBuilder", typing = Assigner.Typing.DYNAMIC)
            Object recordsBuilder,
        @Advice.Return(typing = Assigner.Typing.DYNAMIC) Object future) {
      SendBridge.copied(recordsBuilder, future != null);
    }
  }
}
