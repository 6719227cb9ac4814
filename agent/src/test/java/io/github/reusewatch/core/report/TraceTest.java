package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
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

  // This class counts as the agent's: what is asked of a stack is asked of the JDK's frames in it.

  @Test
  void aCallIsUnderWayForWhatIsCalledByIt() {
    assertThat(Optional.of(1).map(outer -> isUnderWayIn(new Trace())).get()).isTrue();
  }

  private static boolean isUnderWayIn(Trace trace) {
    return Optional.of(2).map(inner -> trace.isUnderWay(Thread.currentThread())).get();
  }

  @Test
  void aCallIsNotUnderWayWhenItIsOverOrMadeAgain() {
    AtomicReference<Trace> first = new AtomicReference<>();
    List<Boolean> underWay = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      List.of(1)
          .forEach(
              one -> {
                first.compareAndSet(null, new Trace());
                underWay.add(first.get().isUnderWay(Thread.currentThread()));
              });
    }
    assertThat(underWay).containsExactly(false, false);
    assertThat(isUnderWayIn(first.get())).isFalse();
  }

  @Test
  void aCallIsUnderWayWhileItsThreadWaitsInIt() throws InterruptedException {
    BlockingQueue<Trace> traces = new LinkedBlockingQueue<>();
    CountDownLatch end = new CountDownLatch(1);
    Thread thread =
        new Thread(
            () -> {
              List.of(1).forEach(one -> waitIn(traces, end));
            });
    thread.start();
    Trace trace = traces.take();
    await().until(() -> thread.getState() == Thread.State.WAITING);
    assertThat(trace.isUnderWay(thread)).isTrue();
    end.countDown();
    thread.join();
    assertThat(trace.isUnderWay(thread)).isFalse();
  }

  private static void waitIn(BlockingQueue<Trace> traces, CountDownLatch end) {
    traces.add(new Trace());
    try {
      end.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
