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
 * {@code RecordHeaders.add(Header)}, to which the other {@code add} delegates: most applications
 * add headers when the record is constructed already, and their values are watched from there.
 */
final class HeadersHook implements Hook {
  private static final ElementMatcher.Junction<MethodDescription> ADD =
      named("add").and(Parameters.are("*org.apache.kafka.common.header.Header"));

  @Override
  public List<String> classNames() {
    return List.of("org.apache.kafka.common.header.internals.RecordHeaders");
  }

  @Override
  public String name() {
    return "headers";
  }

  @Override
  public String cost() {
    return "headers added to a record after its construction are watched from the entry of send only";
  }

  @Override
  public String missingIn(TypeDescription type, ClassFileLocator classes) {
    return type.getDeclaredMethods().filter(ADD).isEmpty() ? "no method add(Header)" : null;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return CarrierField.addTo(builder.visit(HookAdvice.of(Added.class).on(ADD)));
  }

  /** Inlined into the method. */
  static final class Added {
    private Added() {}

    @Advice.OnMethodExit(suppress = Throwable.class, backupArguments = false)
    static void exit(@Advice.This Object headers, @Advice.Argument(0) Object header) {
      SendBridge.headerAdded(headers, header);
    }
  }
}
