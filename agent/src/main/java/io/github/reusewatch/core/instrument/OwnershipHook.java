package io.github.reusewatch.core.instrument;

import io.github.reusewatch.bridge.OwnershipBridge;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.implementation.bytecode.assign.Assigner;

/** The advice in the methods by which an application hands its buffers on. */
enum OwnershipHook {
  /** Methods that the option {@code release} names. */
  RELEASE("release", Release.class),
  /** Methods that the option {@code handover} names. */
  HANDOVER("handover", Handover.class);

  private final String option;
  private final Class<?> advice;

  OwnershipHook(String option, Class<?> advice) {
    this.option = option;
    this.advice = advice;
  }

  /** The option's key. */
  String option() {
    return option;
  }

  Advice advice() {
    return HookAdvice.of(advice);
  }

  /**
   * Inlined into the method. What it is given is looked at before it runs: Netty's buffers have let
   * their memory go when it returns. The exit is not reached by a method that throws.
   */
  static final class Release {
    private Release() {}

    @Advice.OnMethodEnter(suppress = Throwable.class)
    static Object enter(
        @Advice.This(optional = true) Object receiver,
        @Advice.AllArguments(nullIfEmpty = true) Object[] arguments) {
      return OwnershipBridge.releasing(receiver, arguments);
    }

    @Advice.OnMethodExit(suppress = Throwable.class, backupArguments = false)
    static void exit(
        @Advice.Enter Object release,
        @Advice.Return(typing = Assigner.Typing.DYNAMIC) Object returned) {
      OwnershipBridge.released(release, returned);
    }
  }

  /** Inlined into the method. */
  static final class Handover {
    private Handover() {}

    @Advice.OnMethodEnter(suppress = Throwable.class)
    static void enter(
        @Advice.This(optional = true) Object receiver,
        @Advice.AllArguments(nullIfEmpty = true) Object[] arguments) {
      OwnershipBridge.handedOver(receiver, arguments);
    }
  }
}
