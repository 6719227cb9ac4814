package io.github.reusewatch.core.writer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.bridge.WriteBridge;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class WatchedRegionsTest {
  /** A length that no other test has. */
  private static final int LENGTH = 7919;

  private final WatchedRegions regions = new WatchedRegions();
  private final byte[] array = new byte[LENGTH];

  @Test
  void regionsOfAnArrayAreFoundByWhereTheyLie() {
    WatchedRegion first = watch(array, 0, 100);
    WatchedRegion second = watch(array, 100, 100);
    WatchedRegion both = watch(array, 50, 100);
    assertThat(regions.in(array, 0, LENGTH)).containsExactlyInAnyOrder(first, second, both);
    assertThat(regions.in(array, 0, 50)).containsExactly(first);
    assertThat(regions.in(array, 99, 101)).containsExactlyInAnyOrder(first, second, both);
    assertThat(regions.in(array, 150, 151)).containsExactly(second);
    assertThat(regions.in(array, 200, LENGTH)).isEmpty();
    assertThat(regions.in(new byte[LENGTH], 0, LENGTH)).isEmpty();
  }

  @Test
  void aStoreIsToldToTheRegionsItIsIn() {
    WatchedRegion first = watch(array, 0, 100);
    WatchedRegion second = watch(array, 100, 100);
    regions.storing(array, 99);
    assertThat(first.isWritten()).isTrue();
    assertThat(second.isWritten()).isFalse();
    regions.storing(array, 200);
    regions.storing(new byte[LENGTH], 100);
    assertThat(second.isWritten()).isFalse();
    regions.storing(array, 100);
    assertThat(second.isWritten()).isTrue();
  }

  /** As a constant key is in every record: each acknowledgement takes one out, the oldest first. */
  @Test
  @Timeout(20)
  void oneArrayInVeryManySends() {
    List<WatchedRegion> all = new ArrayList<>();
    for (int i = 0; i < 200_000; i++) {
      all.add(watch(array, 0, 100));
    }
    WatchedRegion newest = all.remove(all.size() - 1);
    WatchedRegion middle = all.remove(all.size() / 2);
    all.forEach(regions::forget);
    assertThat(regions.in(array, 0, 1)).containsExactly(newest, middle);
    regions.forget(newest);
    regions.forget(middle);
    assertThat(regions.in(array, 0, 1)).isEmpty();
    assertThat(regions.size()).isZero();
  }

  @Test
  void aForgottenRegionIsOutAndWhatWasSeenOfItStaysKnown() {
    WatchedRegion first = watch(array, 0, 100);
    WatchedRegion second = watch(array, 0, 100);
    WatchedRegion third = watch(array, 0, 100);
    regions.storing(array, 0);
    regions.forget(second);
    regions.forget(second); // a record that is sent twice ends twice
    assertThat(regions.in(array, 0, 1)).containsExactlyInAnyOrder(first, third);
    assertThat(second.isWritten()).isTrue();
    assertThat(regions.size()).isEqualTo(2);
    assertThat(WriteBridge.mayBeWatched(LENGTH)).isTrue();
    regions.forget(third);
    regions.forget(first);
    assertThat(regions.size()).isZero();
    assertThat(regions.in(array, 0, LENGTH)).isEmpty();
    assertThat(WriteBridge.mayBeWatched(LENGTH)).isFalse();
  }

  @Test
  @Timeout(60)
  void aRegionThatNobodyHoldsVanishes() {
    byte[] unsent = new byte[LENGTH];
    for (int i = 0; i < 1000; i++) {
      watch(unsent, i, 1);
    }
    WatchedRegion held = watch(array, 0, 1);
    while (regions.size() > 2) {
      System.gc();
      regions.forget(watch(array, 0, 1)); // the index clears itself whenever one is put in
    }
    assertThat(regions.in(unsent, 0, LENGTH)).isEmpty();
    assertThat(regions.in(array, 0, 1)).containsExactly(held);
    regions.forget(held);
    assertThat(WriteBridge.mayBeWatched(LENGTH)).isFalse();
  }

  @Test
  void whatFindsNoRoomIsCounted() {
    byte[] small = new byte[16];
    List<WatchedRegion> held = new ArrayList<>();
    int most = 1 << 18;
    for (int i = 0; i < most; i++) {
      byte[] own = new byte[1]; // of arrays of its own: not all in one bucket
      held.add(watch(own, 0, 1));
    }
    assertThat(held).doesNotContainNull();
    assertThat(watch(small, 0, 1)).isNull();
    assertThat(regions.leftOut()).isEqualTo(1);
    regions.forget(held.remove(0));
    WatchedRegion again = watch(small, 0, 1);
    assertThat(again).isNotNull();
    held.forEach(regions::forget);
    regions.forget(again);
    assertThat(regions.size()).isZero();
  }

  @Test
  void ofAnArenaWithVeryManyRegionsTheNewestAreLookedAt() {
    WatchedRegion oldest = watch(array, 0, 1);
    List<WatchedRegion> held = new ArrayList<>();
    for (int i = 1; i <= 256; i++) {
      held.add(watch(array, i, 1));
    }
    assertThat(regions.in(array, 0, 300)).hasSize(256).doesNotContain(oldest);
    regions.storing(array, 0);
    regions.storing(array, 200);
    assertThat(oldest.isWritten()).isFalse();
    assertThat(held.get(199).isWritten()).isTrue();
    regions.forget(oldest);
    held.forEach(regions::forget);
  }

  @Test
  void ofAnArenaEverySliceIsFound() {
    byte[] arena = new byte[4 * 1024 * 1024];
    int slice = 2011; // no divisor of any page
    List<WatchedRegion> held = new ArrayList<>();
    for (int from = 0; from + slice <= arena.length; from += slice) {
      held.add(watch(arena, from, slice));
    }
    assertThat(held).hasSizeGreaterThan(2000);
    for (WatchedRegion region : held) {
      assertThat(regions.in(arena, region.from, region.to)).containsExactly(region);
      regions.storing(arena, region.to - 1);
      assertThat(region.isWritten()).isTrue();
    }
    assertThat(regions.in(arena, 0, arena.length)).containsExactlyInAnyOrderElementsOf(held);
    held.forEach(regions::forget);
    assertThat(regions.size()).isZero();
    assertThat(WriteBridge.mayBeWatched(arena.length)).isFalse();
  }

  @Test
  void regionsOfAllSizesAreFoundInALargeArray() {
    byte[] large = new byte[1_000_003];
    Random random = new Random(1);
    List<WatchedRegion> held = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      int from = random.nextInt(large.length);
      int most = Math.min(large.length - from, 1 << random.nextInt(21));
      held.add(watch(large, from, 1 + random.nextInt(most)));
    }
    for (int i = 0; i < 1000; i++) {
      int from = random.nextInt(large.length);
      int to = from + 1 + random.nextInt(Math.min(large.length - from, 1 << random.nextInt(21)));
      assertThat(regions.in(large, from, to))
          .containsExactlyInAnyOrderElementsOf(
              held.stream().filter(each -> each.from < to && each.to > from).toList());
    }
    int index = 500_000;
    regions.storing(large, index);
    assertThat(held)
        .allSatisfy(
            each -> assertThat(each.isWritten()).isEqualTo(each.from <= index && index < each.to));
    held.forEach(regions::forget);
    assertThat(regions.size()).isZero();
  }

  /** The JVM's numbers for objects have 31 bits. */
  @Test
  void arraysOfTheSameIdentityHashAreToldApart() {
    Map<Integer, byte[]> arrays = new HashMap<>();
    byte[] first = null;
    byte[] second = null;
    while (first == null) {
      second = new byte[LENGTH % 7 + 1];
      first = arrays.put(System.identityHashCode(second), second);
    }
    WatchedRegion region = watch(first, 0, 1);
    assertThat(regions.in(second, 0, 1)).isEmpty();
    regions.storing(second, 0);
    assertThat(region.isWritten()).isFalse();
    assertThat(regions.in(first, 0, 1)).containsExactly(region);
    regions.forget(region);
  }

  @Test
  void takesWhatItIsTold() {
    assertThat(regions.takes(true)).isFalse();
    regions.takeTopicsWithFindings(true);
    assertThat(regions.takes(true)).isTrue();
    assertThat(regions.takes(false)).isFalse();
    regions.takeTopicsWithFindings(false);
    assertThat(regions.takes(true)).isFalse();
    regions.takeAllTopics();
    assertThat(regions.takes(false)).isTrue();
  }

  /** Neighbours in a bucket come and go; who stays is found at any moment. */
  @Test
  @Timeout(60)
  void whoStaysIsFoundWhileOthersComeAndGo() throws InterruptedException {
    WatchedRegion stays = watch(array, 0, 10);
    AtomicReference<String> failure = new AtomicReference<>();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      int own = i;
      threads.add(
          new Thread(
              () -> {
                for (int n = 0; n < 20_000 && failure.get() == null; n++) {
                  WatchedRegion first = watch(array, 100 + own, 1);
                  WatchedRegion second = watch(array, 200 + own, 1);
                  regions.forget((n & 1) == 0 ? first : second);
                  if (!regions.in(array, 0, 1).equals(List.of(stays))) {
                    failure.set("lost in round " + n);
                  }
                  if (regions.in(array, 100 + own, 201 + own).stream()
                      .noneMatch((n & 1) == 0 ? second::equals : first::equals)) {
                    failure.set("its own lost in round " + n);
                  }
                  regions.forget((n & 1) == 0 ? second : first);
                }
              }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(failure).hasValue(null);
    assertThat(regions.size()).isEqualTo(1);
    regions.forget(stays);
    assertThat(WriteBridge.mayBeWatched(LENGTH)).isFalse();
  }

  private WatchedRegion watch(byte[] in, int from, int length) {
    return regions.watch(in, from, length, new WatchedRegion(in, from, length, 0).crcOf(in));
  }
}
