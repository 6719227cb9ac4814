package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.isBridge;
import static net.bytebuddy.matcher.ElementMatchers.isConstructor;
import static net.bytebuddy.matcher.ElementMatchers.named;
import static net.bytebuddy.matcher.ElementMatchers.not;
import static net.bytebuddy.matcher.ElementMatchers.takesArguments;

import io.github.reusewatch.bridge.OwnershipBridge;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.implementation.bytecode.assign.Assigner;
import net.bytebuddy.matcher.ElementMatcher;

/**
 * Connect's {@code SourceRecord}, which a task gives to the worker: the worker sends what it got
 * record by record, and each send may block. Its constructors all end in the longest one; a
 * transformation makes a new one of an old one.
 */
final class SourceRecordHook implements FrameworkHook {
  static final String NAME = "org.apache.kafka.connect.source.SourceRecord";

  private static final ElementMatcher.Junction<MethodDescription> LONGEST =
      isConstructor().and(takesArguments(10));
  private static final ElementMatcher.Junction<MethodDescription> NEW_RECORD =
      named("newRecord").and(not(isBridge()));

  @Override
  public String className() {
    return NAME;
  }

  @Override
  public String otherEnd() {
    return SourceTaskHook.NAME;
  }

  @Override
  public String framework() {
    return "Kafka Connect";
  }

  @Override
  public String missingIn(TypeDescription type) {
    if (type.getDeclaredMethods().filter(LONGEST).size() != 1) {
      return "no constructor with 10 parameters";
    }
    return type.getDeclaredMethods().filter(NEW_RECORD).isEmpty() ? "no method newRecord" : null;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return CarrierField.addTo(
        builder
            .visit(HookAdvice.of(Made.class).on(LONGEST))
            .visit(HookAdvice.of(Renewed.class).on(NEW_RECORD)));
  }

  /** Inlined into the constructor. */
  static final class Made {
    private Made() {}

    @Advice.OnMethodExit(suppress = Throwable.class)
    static void exit(
        @Advice.This Object record,
        @Advice.Argument(5) Object key,
        @Advice.Argument(7) Object value) {
      OwnershipBridge.payloadsKept(record, key, value);
    }
  }

  /** Inlined into the method. */
  static final class Renewed {
    private Renewed() {}

    @Advice.OnMethodExit(suppress = Throwable.class, backupArguments = false)
    static void exit(
        @Advice.This Object older, @Advice.Return(typing = Assigner.Typing.DYNAMIC) Object newer) {
      OwnershipBridge.payloadsPassedOn(older, newer);
    }
  }
}
