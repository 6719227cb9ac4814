package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.named;
import static net.bytebuddy.matcher.ElementMatchers.takesArguments;

import io.github.reusewatch.bridge.PoolBridge;
import java.util.List;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.matcher.ElementMatcher;

/**
 * Which batches go into which request: {@code Sender.sendProduceRequest}, of the same shape from
 * 0.10.2 to 4.4. Inside it the request's send is made, which reads the batches' own memory since
 * 2.8 and has a copy before that.
 */
final class ProduceRequestHook implements BufferPoolHook {
  private static final ElementMatcher.Junction<MethodDescription> SEND =
      named("sendProduceRequest")
          .and(Parameters.are("long", "int", "short", "int", "java.util.List"));
  private static final ElementMatcher.Junction<MethodDescription> RUN =
      named("run").and(takesArguments(0));

  @Override
  public List<String> classNames() {
    return List.of("org.apache.kafka.clients.producer.internals.Sender");
  }

  @Override
  public String name() {
    return "requests";
  }

  @Override
  public String missingIn(TypeDescription type, ClassFileLocator classes) {
    if (type.getDeclaredMethods().filter(SEND).isEmpty()) {
      return "no method sendProduceRequest(long, int, short, int, List)";
    }
    return type.getDeclaredMethods().filter(RUN).isEmpty() ? "no method run()" : null;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return builder
        .visit(HookAdvice.of(Request.class).on(SEND))
        .visit(HookAdvice.of(Ended.class).on(RUN));
  }

  /** Inlined into the method. */
  static final class Request {
    private Request() {}

    @Advice.OnMethodEnter(suppress = Throwable.class)
    static void enter(@Advice.Argument(2) short acks, @Advice.Argument(4) List<?> batches) {
      PoolBridge.requestEntered(batches, acks);
    }

    @Advice.OnMethodExit(
        onThrowable = Throwable.class,
        suppress = Throwable.class,
        backupArguments = false)
    static void exit() {
      PoolBridge.requestExited();
    }
  }

  /** Inlined into the I/O thread's method. */
  static final class Ended {
    private Ended() {}

    @Advice.OnMethodExit(
        onThrowable = Throwable.class,
        suppress = Throwable.class,
        backupArguments = false)
    static void exit() {
      PoolBridge.senderEnded();
    }
  }
}
