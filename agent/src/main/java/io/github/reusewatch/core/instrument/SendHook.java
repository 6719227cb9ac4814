package io.github.reusewatch.core.instrument;

import static net.bytebuddy.matcher.ElementMatchers.named;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.kafka.KafkaClient;
import java.util.List;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.description.method.MethodDescription;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.implementation.bytecode.assign.Assigner;
import net.bytebuddy.matcher.ElementMatcher;

/**
 * {@code KafkaProducer.send(ProducerRecord, Callback)}, to which {@code send(ProducerRecord)}
 * delegates in all versions.
 */
final class SendHook implements Hook {
  static final ElementMatcher.Junction<MethodDescription> WITH_CALLBACK =
      Parameters.are(
          "*org.apache.kafka.clients.producer.ProducerRecord",
          "*org.apache.kafka.clients.producer.Callback");

  @Override
  public List<String> classNames() {
    return List.of(KafkaClient.PRODUCER);
  }

  @Override
  public String name() {
    return "send";
  }

  @Override
  public String cost() {
    return "nothing of this producer is watched";
  }

  @Override
  public String missingIn(TypeDescription type, ClassFileLocator classes) {
    return type.getDeclaredMethods().filter(named("send").and(WITH_CALLBACK)).isEmpty()
        ? "no method send(ProducerRecord, Callback)"
        : null;
  }

  @Override
  public DynamicType.Builder<?> apply(DynamicType.Builder<?> builder) {
    return CarrierField.addTo(
        builder.visit(HookAdvice.of(Send.class).on(named("send").and(WITH_CALLBACK))));
  }

  /** Inlined into the method. */
  static final class Send {
    private Send() {}

    @Advice.OnMethodEnter(suppress = Throwable.class)
    static Object enter(
        @Advice.This Object producer,
        @Advice.Argument(0) Object record,
        @Advice.Argument(value = 1, readOnly = false, typing = Assigner.Typing.DYNAMIC)
            Object callback) {
      Object send = SendBridge.sendEntered(producer, record);
      if (send != null) {
        callback = SendBridge.callbackOf(send, callback);
        SendBridge.hold(send);
      }
      return send;
    }

    @Advice.OnMethodExit(
        onThrowable = Throwable.class,
        suppress = Throwable.class,
        backupArguments = false)
    static void exit(@Advice.Enter Object send, @Advice.Thrown Throwable thrown) {
      SendBridge.sendExited(send, thrown);
    }
  }
}
