package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.named;

import io.github.reusewatch.bridge.OwnershipBridge;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.implementation.bytecode.assign.Assigner;
import net.bytebuddy.matcher.ElementMatcher;

/**
 * Where Connect's worker converts a {@code SourceRecord} and builds the producer's record. When
 * that one's send must be repeated, it does so once more.
 */
final class SourceTaskHook implements FrameworkHook {
  static final String NAME = "org.apache.kafka.connect.runtime.AbstractWorkerSourceTask";

  private static final ElementMatcher.Junction<MethodDescription> CONVERT =
      named("convertTransformedRecord")
          .and(
              Parameters.are(
                  "org.apache.kafka.connect.runtime.errors.ProcessingContext",
                  SourceRecordHook.NAME));

  @Override
  public String className() {
    return NAME;
  }

  @Override
  public String otherEnd() {
    return SourceRecordHook.NAME;
  }

  @Override
  public String framework() {
    return "Kafka Connect";
  }

  @Override
  public String missingIn(TypeDescription type) {
    return type.getDeclaredMethods().filter(CONVERT).isEmpty()
        ? "no method convertTransformedRecord(ProcessingContext, SourceRecord)"
        : null;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return builder.visit(HookAdvice.of(Convert.class).on(CONVERT));
  }

  /** Inlined into the method. */
  static final class Convert {
    private Convert() {}

    @Advice.OnMethodEnter(suppress = Throwable.class)
    static Object enter(
        @Advice.Argument(value = 1, typing = Assigner.Typing.DYNAMIC) Object record) {
      return OwnershipBridge.recordBeingMade(record, false);
    }

    @Advice.OnMethodExit(
        onThrowable = Throwable.class,
        suppress = Throwable.class,
        backupArguments = false)
    static void exit(@Advice.Enter Object begun) {
      OwnershipBridge.recordMade(begun);
    }
  }
}
