package io.github.reusewatch.demo.bench.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

class RingTest {
  private static final int ARRAYS = 1_000;

  private final Acknowledgements acknowledgements = new Acknowledgements();
  private final Ring ring =
      new Ring(
          new Workload(100 << 10, 1, 0, Duration.ZERO, 1, Duration.ZERO, Map.of()),
          1,
          acknowledgements);

  @Test
  void noArrayIsUsedAgainBeforeItsAcknowledgement() {
    Slot[] taken = new Slot[ARRAYS];
    Set<byte[]> arrays = Collections.newSetFromMap(new IdentityHashMap<>());
    for (int i = 0; i < ARRAYS; i++) {
      taken[i] = ring.take();
      arrays.add(taken[i].fill(i));
    }
    assertThat(arrays).hasSize(ARRAYS);

    CompletableFuture<Slot> next = new CompletableFuture<>();
    Thread taking = new Thread(() -> next.complete(ring.take()));
    taking.start();
    await().until(() -> isWaitingOrOver(taking));
    for (int i = 1; i < ARRAYS; i++) {
      taken[i].onCompletion(null, null);
    }
    assertThat(next).isNotDone();
    taken[0].onCompletion(null, null);
    await().until(next::isDone);
    assertThat(next).isCompletedWithValue(taken[0]);
    assertThat(acknowledgements.count()).isEqualTo(ARRAYS);
  }

  @Test
  void everyRecordHasItsNumber() {
    Slot slot = ring.take();
    assertThat(new String(slot.fill(0xbeef), 0, 17, StandardCharsets.US_ASCII))
        .isEqualTo("000000000000beef,");
  }

  private static boolean isWaitingOrOver(Thread thread) {
    return Set.of(Thread.State.TIMED_WAITING, Thread.State.TERMINATED).contains(thread.getState());
  }
}
