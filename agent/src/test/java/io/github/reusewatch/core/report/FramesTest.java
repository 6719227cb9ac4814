package io.github.reusewatch.core.report;

import static io.github.reusewatch.core.report.Stacks.frame;
import static io.github.reusewatch.core.report.Stacks.frames;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FramesTest {
  private static final String FLUSH = "com.acme.Writer.flush(Writer.java:88)";
  private static final String RUN = "java.lang.Thread.run(Thread.java:840)";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "io.github.reusewatch.core.watch.Intake.sent(Intake.java:80)",
        "io.github.reusewatch.bridge.SendBridge.sendEntered(SendBridge.java:60)",
        "org.apache.kafka.clients.producer.KafkaProducer.send(KafkaProducer.java:900)",
        "org.apache.kafka.clients.producer.internals.RecordAccumulator.append(RecordAccumulator.java:1)",
        "com.acme.shaded.org.apache.kafka.clients.producer.KafkaProducer.send(KafkaProducer.java)",
      })
  void framesOfTheAgentAndTheClientAtTheTopAreLeftOut(String frame) {
    assertThat(Frames.callersOf(frames(frame, frame, FLUSH, RUN))).isEqualTo(frames(FLUSH, RUN));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "io.github.reusewatch.demo.story.Writer.flush(Writer.java:5)",
        "org.apache.kafka.streams.processor.internals.RecordCollectorImpl.send(RecordCollectorImpl.java:2)",
        "org.springframework.kafka.core.KafkaTemplate.doSend(KafkaTemplate.java:700)",
        "java.util.ArrayList.forEach(ArrayList.java:1511)",
        FLUSH,
      })
  void otherFramesAtTheTopStay(String frame) {
    assertThat(Frames.callersOf(frames(frame, RUN))).isEqualTo(frames(frame, RUN));
  }

  @Test
  void framesOfTheClientFurtherDownStay() {
    StackTraceElement[] callback =
        frames(
            "com.acme.Resend.onCompletion(Resend.java:9)",
            "org.apache.kafka.clients.producer.internals.ProducerBatch.complete(ProducerBatch.java:1)",
            RUN);
    assertThat(Frames.callersOf(callback)).isEqualTo(callback);
  }

  @Test
  void aStackOfNothingElseIsEmpty() {
    assertThat(
            Frames.callersOf(
                frames("org.apache.kafka.clients.producer.KafkaProducer.send(KafkaProducer.java)")))
        .isEmpty();
  }

  @Test
  void aDeepStackIsCutOffAfter64Frames() {
    StackTraceElement[] deep =
        IntStream.rangeClosed(1, 100)
            .mapToObj(line -> frame("com.acme.Deep.call(Deep.java:" + line + ")"))
            .toArray(StackTraceElement[]::new);
    assertThat(Frames.callersOf(deep))
        .hasSize(64)
        .startsWith(frame("com.acme.Deep.call(Deep.java:1)"))
        .endsWith(frame("com.acme.Deep.call(Deep.java:64)"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "java.util.ArrayList.forEach(ArrayList.java:1511)",
        "javax.security.auth.Subject.doAs(Subject.java:1)",
        "jdk.internal.reflect.NativeMethodAccessorImpl.invoke0(Native Method)",
        "sun.reflect.GeneratedMethodAccessor1.invoke(Unknown Source)",
        "com.sun.proxy.$Proxy7.send(Unknown Source)",
        "org.apache.kafka.clients.producer.MockProducer.send(MockProducer.java:1)",
        "com.acme.shaded.org.apache.kafka.clients.producer.KafkaProducer.send(KafkaProducer.java)",
      })
  void theJdkAndTheClientAreNotTheApplication(String frame) {
    assertThat(Frames.topOfApplication(frames(frame, FLUSH, RUN))).isEqualTo(frame(FLUSH));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "io.github.reusewatch.demo.story.Writer.flush(Writer.java:5)",
        "javafx.Application.run(Application.java:1)",
        "com.sunshine.Light.on(Light.java:1)",
        "org.springframeworks.Orders.place(Orders.java:1)",
        "com.acme.reactor.Orders.place(Orders.java:1)",
        "com.acme.org.apache.kafkaesque.Orders.place(Orders.java:1)",
        "com.acme.Orders$Proxy.place(Orders.java:1)",
      })
  void whatIsNamedAlikeIsTheApplication(String frame) {
    assertThat(Frames.topOfApplication(frames(frame, FLUSH, RUN))).isEqualTo(frame(frame));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org.springframework.kafka.core.KafkaTemplate.doSend(KafkaTemplate.java:865)",
        "reactor.kafka.sender.internals.SendSubscriber.onNext(SendSubscriber.java:83)",
        "org.apache.kafka.streams.processor.internals.SinkNode.process(SinkNode.java:96)",
        "com.acme.shaded.org.apache.kafka.streams.processor.internals.SinkNode.process(SinkNode.java:96)",
        "jakarta.servlet.http.HttpServlet.service(HttpServlet.java:649)",
        "kotlinx.coroutines.DispatchedTask.run(DispatchedTask.kt:100)",
        "com.acme.Orders$$SpringCGLIB$$0.place(Unknown Source)",
        "com.acme.Orders$$EnhancerBySpringCGLIB$$1a2b.place(Unknown Source)",
        "com.acme.$Proxy12.send(Unknown Source)",
        "com.acme.Orders_ClientProxy.place(Unknown Source)",
      })
  void frameworksAndGeneratedClassesAreNotTheApplication(String frame) {
    assertThat(Frames.topOfApplication(frames(frame, RUN, FLUSH, RUN))).isEqualTo(frame(FLUSH));
  }

  @Test
  void whereOnlyFrameworksAreTheFirstOfThemCounts() {
    assertThat(
            Frames.topOfApplication(
                frames(
                    "java.util.ArrayList.forEach(ArrayList.java:1511)",
                    "org.apache.kafka.connect.runtime.WorkerTask.doRun(WorkerTask.java:243)",
                    "org.apache.kafka.connect.runtime.WorkerTask.run(WorkerTask.java:298)",
                    RUN)))
        .isEqualTo(frame("org.apache.kafka.connect.runtime.WorkerTask.doRun(WorkerTask.java:243)"));
  }

  @Test
  void aStackWithoutTheApplicationHasNoTop() {
    assertThat(Frames.topOfApplication(frames(RUN))).isNull();
    assertThat(Frames.topOfApplication(frames())).isNull();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        FLUSH,
        "com.acme.Writer.<init>(Writer.java:12)",
        "com.acme.Writer$Inner.lambda$flush$0(Writer.java:3)",
        "com.acme.Writer.flush(Writer.java)",
        "com.acme.Writer.flush(Unknown Source)",
        "com.acme.Writer.flush(Native Method)",
      })
  void text(String text) {
    assertThat(Frames.text(frame(text))).isEqualTo(text);
  }

  @Test
  void theTextHasNeitherClassLoaderNorModule() {
    assertThat(
            Frames.text(
                new StackTraceElement(
                    "app", "java.base", "17", "com.acme.Writer", "flush", "Writer.java", 88)))
        .isEqualTo(FLUSH);
  }

  @Test
  void aProducerOfTheApplicationsIsNotThePlaceItsSendsComeFrom() {
    StackTraceElement[] frames = {
      new StackTraceElement("com.acme.Memory", "send", "Memory.java", 10),
      new StackTraceElement("com.acme.Orders", "post", "Orders.java", 41)
    };
    assertThat(Frames.topOfApplication(frames)).isEqualTo(frames[0]);
    assertThat(Frames.topOfApplication(frames, "com.acme.Memory")).isEqualTo(frames[1]);
  }

  @Test
  void theAgentsOwnCallbackIsNoFrameOfTheApplication() {
    StackTraceElement[] frames = {
      new StackTraceElement("com.acme.Orders", "retry", "Orders.java", 50),
      new StackTraceElement(
          "io.github.reusewatch.generated.AckAndDelegateCallback", "onCompletion", null, -1),
      new StackTraceElement("com.acme.Main", "main", "Main.java", 1)
    };
    assertThat(Frames.callersOf(frames)).containsExactly(frames[0], frames[2]);
  }
}
