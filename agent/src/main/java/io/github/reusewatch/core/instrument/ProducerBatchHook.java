package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.isConstructor;
import static net.bytebuddy.matcher.ElementMatchers.named;
import static net.bytebuddy.matcher.ElementMatchers.takesArgument;
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
 * What a pooled buffer is filled for, when its bytes are those to be sent, and what became of them:
 * {@code ProducerBatch}.
 */
final class ProducerBatchHook implements BufferPoolHook {
  /** With topic-partition, builder, time, and whether it is a part of another batch. */
  private static final ElementMatcher.Junction<MethodDescription> CONSTRUCTOR =
      isConstructor().and(takesArguments(4));

  private static final ElementMatcher.Junction<MethodDescription> CLOSE =
      named("close").and(takesArguments(0));

  /** Public up to 2.8, private and with one more parameter since 3.0. */
  private static final ElementMatcher.Junction<MethodDescription> DONE =
      named("done")
          .and(takesArgument(0, long.class))
          .and(takesArgument(1, long.class))
          .and(takesArgument(2, RuntimeException.class));

  private static final ElementMatcher.Junction<MethodDescription> ABORT =
      named("abort").and(takesArguments(RuntimeException.class));

  @Override
  public List<String> classNames() {
    return List.of("org.apache.kafka.clients.producer.internals.ProducerBatch");
  }

  @Override
  public String name() {
    return "batches";
  }

  @Override
  public String missingIn(TypeDescription type, ClassFileLocator classes) {
    if (type.getDeclaredMethods().filter(CONSTRUCTOR).size() != 1) {
      return "not one constructor with four parameters";
    }
    if (type.getDeclaredMethods().filter(CLOSE).isEmpty()) {
      return "no method close()";
    }
    if (type.getDeclaredMethods().filter(DONE).size() != 1) {
      return "not one method done(long, long, RuntimeException...)";
    }
    if (type.getDeclaredMethods().filter(ABORT).isEmpty()) {
      return "no method abort(RuntimeException)";
    }
    if (type.getDeclaredMethods().filter(named("buffer").and(takesArguments(0))).isEmpty()) {
      return "no method buffer()";
    }
    return type.getDeclaredFields().filter(named("topicPartition")).isEmpty()
        ? "no field topicPartition"
        : null;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return CarrierField.addTo(
        builder
            .visit(HookAdvice.of(Made.class).on(CONSTRUCTOR))
            .visit(HookAdvice.of(Closed.class).on(CLOSE))
            .visit(HookAdvice.of(Done.class).on(DONE))
            .visit(HookAdvice.of(Aborted.class).on(ABORT)));
  }

  /** Inlined into the constructor. */
  static final class Made {
    private Made() {}

    @Advice.OnMethodExit(suppress = Throwable.class, backupArguments = false)
    static void exit(@Advice.This Object batch) {
      PoolBridge.batchMade(batch);
    }
  }

  /** Inlined into the method. */
  static final class Closed {
    private Closed() {}

    @Advice.OnMethodExit(suppress = Throwable.class, backupArguments = false)
    static void exit(@Advice.This Object batch) {
      PoolBridge.batchClosed(batch);
    }
  }

  /** Inlined into the method. */
  static final class Done {
    private Done() {}

    @Advice.OnMethodEnter(suppress = Throwable.class)
    static void enter(
        @Advice.This Object batch,
        @Advice.Argument(0) long baseOffset,
        @Advice.Argument(2) RuntimeException exception) {
      PoolBridge.batchDone(batch, baseOffset, exception);
    }
  }

  /** Inlined into the method. */
  static final class Aborted {
    private Aborted() {}

    @Advice.OnMethodEnter(suppress = Throwable.class)
    static void enter(@Advice.This Object batch, @Advice.Argument(0) RuntimeException reason) {
      PoolBridge.batchAborted(batch, reason);
    }
  }
}
