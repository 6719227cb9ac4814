package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.isConstructor;
import static net.bytebuddy.matcher.ElementMatchers.named;
import static net.bytebuddy.matcher.ElementMatchers.returns;
import static net.bytebuddy.matcher.ElementMatchers.takesArguments;

import io.github.reusewatch.bridge.PoolBridge;
import java.nio.ByteBuffer;
import java.util.List;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.matcher.ElementMatcher;

/** The point of use, where the network takes the bytes: {@code ByteBufferSend}. */
final class TransmissionHook implements BufferPoolHook {
  private static final ElementMatcher.Junction<MethodDescription> WRITE_TO =
      named("writeTo").and(takesArguments(1)).and(returns(long.class));

  @Override
  public List<String> classNames() {
    return List.of("org.apache.kafka.common.network.ByteBufferSend");
  }

  @Override
  public String name() {
    return "transmission";
  }

  @Override
  public String missingIn(TypeDescription type, ClassFileLocator classes) {
    if (type.getDeclaredMethods().filter(WRITE_TO).size() != 1) {
      return "not one method writeTo(channel)";
    }
    return type.getDeclaredFields().filter(named("buffers")).isEmpty() ? "no field buffers" : null;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return CarrierField.addTo(
        builder
            .visit(HookAdvice.of(Made.class).on(isConstructor()))
            .visit(HookAdvice.of(Write.class).on(WRITE_TO)));
  }

  /** Inlined into the constructors. */
  static final class Made {
    private Made() {}

    @Advice.OnMethodExit(suppress = Throwable.class, backupArguments = false)
    static void exit(@Advice.This Object send, @Advice.FieldValue("buffers") ByteBuffer[] buffers) {
      PoolBridge.sendMade(send, buffers);
    }
  }

  /** Inlined into the method. */
  static final class Write {
    private Write() {}

    @Advice.OnMethodEnter(suppress = Throwable.class)
    static void enter(@Advice.This Object send) {
      PoolBridge.writing(send);
    }

    @Advice.OnMethodExit(
        onThrowable = Throwable.class,
        suppress = Throwable.class,
        backupArguments = false)
    static void exit(@Advice.This Object send) {
      PoolBridge.written(send);
    }
  }
}
