package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.named;

import io.github.reusewatch.bridge.OwnershipBridge;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.implementation.bytecode.assign.Assigner;
import net.bytebuddy.matcher.ElementMatcher;

/** {@code KafkaTemplate.send(Message)}, which builds the record of a message. */
final class TemplateHook implements FrameworkHook {
  static final String NAME = "org.springframework.kafka.core.KafkaTemplate";

  private static final ElementMatcher.Junction<MethodDescription> SEND =
      named("send").and(Parameters.are("org.springframework.messaging.Message"));

  @Override
  public String className() {
    return NAME;
  }

  @Override
  public String otherEnd() {
    return MessageHook.NAME;
  }

  @Override
  public String framework() {
    return "Spring";
  }

  @Override
  public String missingIn(TypeDescription type) {
    return type.getDeclaredMethods().filter(SEND).isEmpty() ? "no method send(Message)" : null;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return builder.visit(HookAdvice.of(Send.class).on(SEND));
  }

  /** Inlined into the method. */
  static final class Send {
    private Send() {}

    @Advice.OnMethodEnter(suppress = Throwable.class)
    static Object enter(
        @Advice.Argument(value = 0, typing = Assigner.Typing.DYNAMIC) Object message) {
      return OwnershipBridge.recordBeingMade(message, true);
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
