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
 * {@code ByteBufferSerializer.serialize}: the one serializer of which it is known that it copies
 * bytes as they are, so that its result can be held against what it should have copied. Hooked
 * where it is defined: serializers of others delegate to it.
 */
final class ByteBufferHook implements Hook {
  private static final ElementMatcher.Junction<MethodDescription> SERIALIZE =
      named("serialize").and(Parameters.are("java.lang.String", "java.nio.ByteBuffer"));

  @Override
  public List<String> classNames() {
    return List.of("org.apache.kafka.common.serialization.ByteBufferSerializer");
  }

  @Override
  public String name() {
    return "buffers";
  }

  @Override
  public String cost() {
    return "wire is unknown for a ByteBuffer that changes while it is serialized";
  }

  @Override
  public String missingIn(TypeDescription type, ClassFileLocator classes) {
    return type.getDeclaredMethods().filter(SERIALIZE).isEmpty()
        ? "no method serialize(String, ByteBuffer)"
        : null;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return builder.visit(HookAdvice.of(Copied.class).on(SERIALIZE));
  }

  /** Inlined into the method. */
  static final class Copied {
    private Copied() {}

    @Advice.OnMethodExit(suppress = Throwable.class)
    static void exit(@Advice.Return byte[] bytes) {
      SendBridge.bufferCopied(bytes);
    }
  }
}
