package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.isAbstract;
import static net.bytebuddy.matcher.ElementMatchers.named;
import static net.bytebuddy.matcher.ElementMatchers.not;

import io.github.reusewatch.bridge.SendBridge;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.implementation.bytecode.assign.Assigner;
import net.bytebuddy.matcher.ElementMatcher;

/**
 * {@code send} of a producer that is no {@code KafkaProducer}: {@code MockProducer}, and classes of
 * the application's that the option {@code producers} names.
 */
final class ReferenceHook {
  private static final ElementMatcher.Junction<MethodDescription> WITH_CALLBACK =
      named("send").and(SendHook.WITH_CALLBACK).and(not(isAbstract()));

  /** Where it does not delegate to the other, as {@code KafkaProducer}'s does. */
  private static final ElementMatcher.Junction<MethodDescription> WITHOUT_CALLBACK =
      named("send")
          .and(Parameters.are("*org.apache.kafka.clients.producer.ProducerRecord"))
          .and(not(isAbstract()));

  private ReferenceHook() {}

  /** Whether the class has a {@code send} of its own. */
  static boolean fits(TypeDescription type) {
    return !type.getDeclaredMethods().filter(WITH_CALLBACK.or(WITHOUT_CALLBACK)).isEmpty();
  }

  static DynamicType.Builder<?> applyTo(
      DynamicType.Builder<?> builder, TypeDescription type, ClassFileLocator classes) {
    DynamicType.Builder<?> hooked =
        CarrierField.addTo(
            builder.visit(HookAdvice.of(SendHook.Send.class, Exit.class).on(WITH_CALLBACK)));
    return delegates(type, classes)
        ? hooked
        : hooked.visit(HookAdvice.of(SendWithoutCallback.class, Exit.class).on(WITHOUT_CALLBACK));
  }

  /** Whether one {@code send} calls the other, so that a hook in both would see a send twice. */
  private static boolean delegates(TypeDescription type, ClassFileLocator classes) {
    return CallSites.count(
            type,
            classes,
            "send",
            (owner, name, descriptor) ->
                owner.equals(type.getInternalName())
                    && name.equals("send")
                    && descriptor.contains("/Callback;)"))
        > 0;
  }

  /** Inlined into the method. */
  static final class SendWithoutCallback {
    private SendWithoutCallback() {}

    @Advice.OnMethodEnter(suppress = Throwable.class)
    static Object enter(@Advice.This Object producer, @Advice.Argument(0) Object record) {
      return SendBridge.sendEntered(producer, record);
    }
  }

  /** Inlined into the method, at the end of both. */
  static final class Exit {
    private Exit() {}

    @Advice.OnMethodExit(
        onThrowable = Throwable.class,
        suppress = Throwable.class,
        backupArguments = false)
    static void exit(
        @Advice.Enter Object send,
        @Advice.Return(typing = Assigner.Typing.DYNAMIC) Object future,
        @Advice.Thrown Throwable thrown) {
      SendBridge.referenceSendExited(send, future, thrown);
    }
  }
}
