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
import net.bytebuddy.implementation.bytecode.assign.Assigner;
import net.bytebuddy.matcher.ElementMatcher;

/**
 * The end of a connection, after which nothing of an unfinished send is written: {@code
 * KafkaChannel}. {@code Selector} disconnects it at once, and closes it when what was received is
 * read.
 */
final class ChannelHook implements BufferPoolHook {
  private static final ElementMatcher.Junction<MethodDescription> END =
      named("close").or(named("disconnect")).and(takesArguments(0));

  @Override
  public List<String> classNames() {
    return List.of("org.apache.kafka.common.network.KafkaChannel");
  }

  @Override
  public String name() {
    return "channels";
  }

  @Override
  public String missingIn(TypeDescription type, ClassFileLocator classes) {
    if (type.getDeclaredMethods().filter(END).size() != 2) {
      return "no methods close() and disconnect()";
    }
    return type.getDeclaredFields().filter(named("send")).isEmpty() ? "no field send" : null;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return builder.visit(HookAdvice.of(End.class).on(END));
  }

  /** Inlined into the methods. */
  static final class End {
    private End() {}

    @Advice.OnMethodEnter(suppress = Throwable.class)
    static void enter(
        @Advice.FieldValue(value = "send", typing = Assigner.Typing.DYNAMIC) Object networkSend) {
      PoolBridge.abandoned(networkSend);
    }
  }
}
