package io.github.reusewatch.core.instrument;

import io.github.reusewatch.bridge.SendBridge;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.implementation.bytecode.member.MethodInvocation;
import net.bytebuddy.pool.TypePool;

/** Advice whose errors are counted by the bridge, not thrown into the client and not lost. */
final class HookAdvice {
  private static final ClassFileLocator CLASS_FILES =
      ClassFileLocator.ForClassLoader.of(HookAdvice.class.getClassLoader());
  private static final TypePool CLASSES = TypePool.Default.of(CLASS_FILES);
  private static final Advice.ExceptionHandler COUNTING_ERRORS = countingErrors();

  private HookAdvice() {}

  static Advice of(Class<?> advice) {
    return Advice.to(described(advice), CLASS_FILES).withExceptionHandler(COUNTING_ERRORS);
  }

  /** The entry of the one and the exit of the other. */
  static Advice of(Class<?> entry, Class<?> exit) {
    return Advice.to(described(entry), described(exit), CLASS_FILES)
        .withExceptionHandler(COUNTING_ERRORS);
  }

  /** From its class file: reflection would make a proxy of each of its annotations. */
  private static TypeDescription described(Class<?> advice) {
    return CLASSES.describe(advice.getName()).resolve();
  }

  private static Advice.ExceptionHandler countingErrors() {
    try {
      return new Advice.ExceptionHandler.Simple(
          MethodInvocation.invoke(
              new MethodDescription.ForLoadedMethod(
                  SendBridge.class.getMethod("error", Throwable.class))));
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(
          "the bridge on the bootstrap class path is not this agent's", e);
    }
  }
}
