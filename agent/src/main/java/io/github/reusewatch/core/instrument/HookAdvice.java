package io.github.reusewatch.core.instrument;

import io.github.reusewatch.bridge.SendBridge;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.implementation.bytecode.member.MethodInvocation;

/** Advice whose errors are counted by the bridge, not thrown into the client and not lost. */
final class HookAdvice {
  private static final Advice.ExceptionHandler COUNTING_ERRORS = countingErrors();

  private HookAdvice() {}

  static Advice of(Class<?> advice) {
    return Advice.to(advice).withExceptionHandler(COUNTING_ERRORS);
  }

  /** The entry of the one and the exit of the other. */
  static Advice of(Class<?> entry, Class<?> exit) {
    return Advice.to(entry, exit).withExceptionHandler(COUNTING_ERRORS);
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
