package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import org.junit.jupiter.api.Test;

class TraceTest {
  @Test
  void isTheStackOfTheThreadThatTookIt() {
    // This test's own frame is of the agent's packages, and so left out like the agent's.
    assertThat(new Trace().frames())
        .isNotEmpty()
        .noneMatch(frame -> frame.getClassName().equals(TraceTest.class.getName()))
        .anyMatch(frame -> frame.getClassName().startsWith("org.junit."));
  }

  @Test
  void theFramesOfTheClientAtTheTopAreLeftOut() {
    Trace trace =
        Stacks.trace(
            "io.github.reusewatch.core.watch.TraceSampler.take(TraceSampler.java:40)",
            "org.apache.kafka.clients.producer.KafkaProducer.send(KafkaProducer.java:900)",
            "com.acme.Writer.flush(Writer.java:88)");
    assertThat(trace.frames()).isEqualTo(Stacks.frames("com.acme.Writer.flush(Writer.java:88)"));
  }

  @Test
  void holdsNoThrowableOnceTheFramesWereRead() throws IllegalAccessException {
    Trace trace = new Trace();
    StackTraceElement[] frames = trace.frames();
    for (Field field : Trace.class.getDeclaredFields()) {
      field.setAccessible(true);
      assertThat(field.get(trace) instanceof Throwable).as(field.getName()).isFalse();
    }
    assertThat(trace.frames()).isSameAs(frames);
  }
}
