package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.isConstructor;
import static net.bytebuddy.matcher.ElementMatchers.named;

import io.github.reusewatch.bridge.OwnershipBridge;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.DynamicType;

/** Spring's {@code GenericMessage}, which waits in channels and executors. */
final class MessageHook implements FrameworkHook {
  static final String NAME = "org.springframework.messaging.support.GenericMessage";

  @Override
  public String className() {
    return NAME;
  }

  @Override
  public String otherEnd() {
    return TemplateHook.NAME;
  }

  @Override
  public String framework() {
    return "Spring";
  }

  @Override
  public String missingIn(TypeDescription type) {
    return type.getDeclaredFields().filter(named("payload")).isEmpty() ? "no field payload" : null;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return CarrierField.addTo(builder.visit(HookAdvice.of(Made.class).on(isConstructor())));
  }

  /** Inlined into the constructors. */
  static final class Made {
    private Made() {}

    @Advice.OnMethodExit(suppress = Throwable.class, backupArguments = false)
    static void exit(@Advice.This Object message, @Advice.FieldValue("payload") Object payload) {
      OwnershipBridge.payloadsKept(message, null, payload);
    }
  }
}
