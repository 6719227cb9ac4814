package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class InFlightTest {
  @Test
  void takesNoMoreThanItsLimit() {
    InFlight inFlight = new InFlight(3);
    List<WatchedSend> sends = List.of(send(), send(), send(), send());
    assertThat(sends.stream().filter(send -> inFlight.add(send, 7))).hasSize(3);
    assertThat(inFlight.remove(sends.get(1))).isTrue();
    assertThat(inFlight.add(send(), 7)).isTrue();
    assertThat(inFlight.size()).isEqualTo(3);
  }

  @Test
  void sendsThatAllFallIntoOneListFillTheOthers() {
    InFlight inFlight = new InFlight(1000);
    for (int i = 0; i < 1000; i++) {
      assertThat(inFlight.add(send(), 64 * i)).isTrue();
    }
    assertThat(inFlight.add(send(), 0)).isFalse();
  }

  @Test
  void oneOfTwoThatRemoveASendGetsIt() {
    InFlight inFlight = new InFlight(3);
    WatchedSend send = send();
    inFlight.add(send, -5);
    assertThat(inFlight.remove(send)).isTrue();
    assertThat(inFlight.remove(send)).isFalse();
  }

  @Test
  void anyOrderOfRemovalLeavesTheOthersIn() {
    InFlight inFlight = new InFlight(100);
    List<WatchedSend> sends = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      sends.add(send());
      inFlight.add(sends.get(i), i);
    }
    inFlight.remove(sends.get(2));
    inFlight.remove(sends.get(4));
    inFlight.remove(sends.get(0));
    assertThat(inFlight.all()).containsExactlyInAnyOrder(sends.get(1), sends.get(3));
  }

  @Test
  void manyThreadsLeaveNothingBehind() throws InterruptedException {
    InFlight inFlight = new InFlight(1_000_000);
    ConcurrentLinkedQueue<WatchedSend> sent = new ConcurrentLinkedQueue<>();
    AtomicInteger removed = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 4; t++) {
      threads.add(
          new Thread(
              () -> {
                for (int i = 0; i < 20_000; i++) {
                  WatchedSend send = send();
                  inFlight.add(send, i);
                  sent.add(send);
                  WatchedSend other = sent.poll();
                  if (other != null && inFlight.remove(other)) {
                    removed.incrementAndGet();
                  }
                }
              }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(inFlight.size()).isEqualTo(inFlight.all().size()).isEqualTo(80_000 - removed.get());
  }

  private static WatchedSend send() {
    return new WatchedSend(null, null, null, SnapshotTaker.NONE, 0, null, null);
  }
}
