package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.config.Stretch;
import io.github.reusewatch.core.report.HoldStatistics;
import io.github.reusewatch.core.report.ProducerId;
import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.apache.kafka.common.utils.KafkaThread;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class SendHoldTest {
  private static final Duration SHORT = Duration.ofMillis(30);

  private final HoldStatistics statistics = new HoldStatistics();

  @AfterEach
  void noInterruptIsLeftToOtherTests() {
    var unused = Thread.interrupted();
  }

  @Test
  void aSendIsHeldForTheWholeTime() throws Exception {
    WatchedSend send = send(false);
    assertThat(send.wasHeld()).isFalse();
    assertThat(millisOf(() -> hold("1@30ms").of(send))).isGreaterThanOrEqualTo(SHORT.toMillis());
    assertThat(send.wasHeld()).isTrue();
    assertHeld(1);
    assertThat(statistics.nanos.sum()).isGreaterThanOrEqualTo(SHORT.toNanos());
    assertThat(statistics.interrupted.sum()).isZero();
  }

  @Test
  void switchedOffItHoldsNothing() throws Exception {
    SendHold off = hold("off");
    assertThat(off.isOn()).isFalse();
    off.of(send(false));
    assertHeld(0);
    assertThat(hold("0.01@1ms").isOn()).isTrue();
  }

  @Test
  void thePartThatIsDrawnIsHeld() throws Exception {
    SendHold hold = hold("10%@1ms");
    int held = 0;
    for (int i = 0; i < 1000; i++) {
      WatchedSend send = send(false);
      hold.of(send);
      held += send.wasHeld() ? 1 : 0;
    }
    assertThat(held).isBetween(40, 200);
    assertHeld(held);
  }

  @Test
  void anInterruptEndsTheHoldAndStaysSet() throws Exception {
    boolean[] interrupted = new boolean[1];
    Thread thread =
        started(
            new Thread(
                () -> {
                  hold("1@600s").of(send(false));
                  interrupted[0] = Thread.currentThread().isInterrupted();
                }));
    awaitParked(thread);
    assertThat(statistics.begun.sum()).isEqualTo(1);
    assertThat(statistics.ended.sum()).isZero();
    thread.interrupt();
    thread.join();
    assertThat(interrupted[0]).isTrue();
    assertThat(statistics.interrupted.sum()).isEqualTo(1);
    assertHeld(1);
  }

  @Test
  void aThreadThatIsInterruptedAlreadyIsNotHeld() throws Exception {
    Thread.currentThread().interrupt();
    hold("1@600s").of(send(false));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(statistics.interrupted.sum()).isEqualTo(1);
  }

  @Test
  void anUnparkMeantForTheApplicationDoesNotEndTheHoldAndIsHandedOn() throws Exception {
    CountDownLatch over = new CountDownLatch(1);
    Thread thread =
        started(
            new Thread(
                () -> {
                  hold("1@200ms").of(send(false));
                  over.countDown();
                  LockSupport.park(); // for ever, had the hold taken what was meant for this
                }));
    awaitParked(thread);
    LockSupport.unpark(thread);
    over.await();
    assertThat(statistics.nanos.sum()).isGreaterThanOrEqualTo(Duration.ofMillis(200).toNanos());
    thread.join();
  }

  @Test
  void theClientsOwnThreadsAreNeverHeld() throws Exception {
    for (Thread thread :
        new Thread[] {
          new KafkaThread("kafka-producer-network-thread", () -> held(send(false)), true),
          new OfClient(() -> held(send(false)))
        }) {
      thread.start();
      thread.join();
    }
    assertHeld(0);
    assertThat(statistics.spared.sum()).isEqualTo(2);
  }

  @Test
  void aSendInsideAnotherIsNeverHeldBeItWatchedOrNot() throws Exception {
    held(send(false), send(false));
    held(InSend.UNWATCHED, send(false));
    assertHeld(0);
    assertThat(statistics.spared.sum()).isEqualTo(2);
  }

  @Test
  void aSendThatAnotherProducerPassedOnIsHeldAndThatProducersIsNot() throws Exception {
    hold(send(true), send(false), "1@1ms");
    assertHeld(1);
    held(send(true));
    assertHeld(1);
    assertThat(statistics.spared.sum()).isZero();
    SendStack stack = SendStack.ofThread();
    InSend outermost = stack.push(send(false), null);
    held(send(true), send(false));
    stack.pop(outermost);
    assertHeld(1);
  }

  private void held(InSend outer, WatchedSend inner) {
    hold(outer, inner, "1@600s");
  }

  private void hold(InSend outer, WatchedSend inner, String stretch) {
    SendStack stack = SendStack.ofThread();
    stack.push(outer, null);
    stack.push(inner, null);
    hold(stretch).of(inner);
    stack.pop(outer);
  }

  /** As long as no test waits. */
  private void held(WatchedSend send) {
    hold("1@600s").of(send);
  }

  private SendHold hold(String option) {
    return new SendHold(stretch(option), statistics);
  }

  private static Stretch stretch(String option) {
    try {
      return Config.read("stretch=" + option, new Properties(), Map.of()).get(Options.STRETCH);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  private static WatchedSend send(boolean keepsReferences) {
    Producer producer =
        new Producer(null, new ProducerId("P", "p", null), keepsReferences, true, false, false);
    return Sends.begun(producer);
  }

  private void assertHeld(int count) {
    assertThat(statistics.begun.sum()).isEqualTo(count);
    assertThat(statistics.ended.sum()).isEqualTo(count);
  }

  private static Thread started(Thread thread) {
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  private static void awaitParked(Thread thread) {
    while (!(LockSupport.getBlocker(thread) instanceof SendHold)) {
      Thread.onSpinWait();
    }
  }

  private static long millisOf(Runnable body) {
    long begin = System.nanoTime();
    body.run();
    return (System.nanoTime() - begin) / 1_000_000;
  }

  /** A client may have threads of classes derived from its own. */
  private static final class OfClient extends KafkaThread {
    OfClient(Runnable body) {
      super("derived", body, true);
    }
  }
}
