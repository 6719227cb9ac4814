package io.github.reusewatch.core.writer;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.report.WrittenBy;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class WatchedRegionTest {
  private final byte[] array = new byte[64];
  private final WatchedRegion region = region(array, 8, 16);

  @Test
  void nothingWasSeen() {
    assertThat(region.isWritten()).isFalse();
    assertThat(region.writtenBy(true)).isSameAs(WrittenBy.NOBODY_SEEN);
  }

  @Test
  void theFirstStoreCountsAndTheOthersAreCounted() {
    long before = System.nanoTime();
    store(8);
    long after = System.nanoTime();
    store(9);
    store(10);
    assertThat(region.isWritten()).isTrue();
    assertThat(region.writtenBy(true))
        .hasFieldOrPropertyWithValue("evidence", WrittenBy.Evidence.TRAP)
        .hasFieldOrPropertyWithValue("thread", Thread.currentThread().getName())
        .hasFieldOrPropertyWithValue("more", 2);
    assertThat(region.writtenBy(true).nanos()).isBetween(before, after);
  }

  @Test
  void aStoreThatIsTakenBackWasSeen() {
    store(8);
    array[8] = 0;
    assertThat(region.isWritten()).isTrue();
    assertThat(region.writtenBy(false).isKnown()).isTrue();
  }

  @Test
  void whoWritesAfterAChangeThatNobodySawIsNotBlamed() {
    array[20] = 9; // by JNI, say
    store(8);
    call().end();
    assertThat(region.isWritten()).isFalse();
    assertThat(region.writtenBy(true)).isSameAs(WrittenBy.NOBODY_SEEN);
  }

  @Test
  void aCallThatLeavesTheBytesIsNoWrite() {
    call().end();
    array[0] = 5;
    call().end();
    assertThat(region.isWritten()).isFalse();
  }

  @Test
  void aCallThatChangesThemIs() {
    Call call = call();
    array[23] = 1;
    assertThat(region.isWritten()).isFalse();
    call.end();
    assertThat(region.isWritten()).isTrue();
    Call next = call();
    array[22] = 1;
    next.end();
    call().end();
    assertThat(region.writtenBy(true)).hasFieldOrPropertyWithValue("more", 1);
  }

  @Test
  @Timeout(60)
  void aCallUnderWayIsBlamedForAChangeOnly() throws InterruptedException {
    Held reads = new Held("reads", this::call);
    assertThat(region.writtenBy(false).isKnown()).isFalse();
    assertThat(region.writtenBy(true)).hasFieldOrPropertyWithValue("thread", "reads");
    assertThat(region.isWritten()).isFalse();
    reads.end();
    assertThat(region.writtenBy(true).isKnown()).isFalse();
  }

  @Test
  @Timeout(60)
  void aCallUnderWayHasWrittenWhatAStoreFindsChanged() throws InterruptedException {
    Held reads = new Held("reads", this::call);
    array[9] = 1;
    store(10);
    assertThat(region.writtenBy(true)).hasFieldOrPropertyWithValue("thread", "reads");
    reads.end();
  }

  /** It may have, or somebody whom no trap saw. */
  @Test
  void aCallThatThrewAndMayHaveWrittenIsNotBlamed() throws InterruptedException {
    inThread("failed", this::call);
    array[9] = 1;
    call().end();
    store(10);
    assertThat(region.writtenBy(true)).isSameAs(WrittenBy.NOBODY_SEEN);
  }

  @Test
  void aCallThatThrewWithoutWritingIsForgottenByTheNext() throws InterruptedException {
    inThread("failed", this::call);
    Call second = call();
    array[9] = 1;
    second.end();
    assertThat(region.writtenBy(true))
        .hasFieldOrPropertyWithValue("thread", Thread.currentThread().getName());
  }

  @Test
  void aCallInsideAnotherIsTheWriterOnce() {
    Call outer = call();
    Call inner = call();
    array[9] = 1;
    inner.end();
    outer.end();
    assertThat(region.writtenBy(true)).hasFieldOrPropertyWithValue("more", 0);
  }

  /**
   * It may be in the middle of a read of several parts, and the one that ends have changed none.
   */
  @Test
  @Timeout(60)
  void ofTwoThreadsInCallsNeitherIsBlamed() throws InterruptedException {
    Held reads = new Held("reads", this::call);
    Call ends = call();
    array[9] = 1;
    ends.end();
    reads.end();
    assertThat(region.writtenBy(true)).isSameAs(WrittenBy.NOBODY_SEEN);
  }

  /** It may wait for something, and only read. */
  @Test
  void aLongCallOfALibraryIsNotBlamed() {
    Call call = call();
    call.ofLibrary();
    array[9] = 1;
    passTime(11);
    assertThat(region.writtenBy(true).isKnown()).isFalse();
    call.end();
    assertThat(region.writtenBy(true)).isSameAs(WrittenBy.NOBODY_SEEN);
  }

  @Test
  void aLongCallOfTheJdkIs() {
    Call call = call();
    array[9] = 1;
    passTime(11);
    call.end();
    assertThat(region.isWritten()).isTrue();
  }

  @Test
  void aStoreInALongCallOfALibraryIsTheWriter() {
    Call call = call();
    call.ofLibrary();
    store(9);
    passTime(11);
    call.end();
    assertThat(region.writtenBy(true)).hasFieldOrPropertyWithValue("more", 0);
  }

  @Test
  void aStoreDuringACallIsTheWriter() {
    Call call = call();
    store(9);
    call.end();
    assertThat(region.writtenBy(true).isKnown()).isTrue();
  }

  @Test
  void callsAreNotLookedIntoForever() {
    byte[] large = new byte[1024 * 1024];
    WatchedRegion ofLarge = region(large, 0, large.length);
    int looked = 0;
    while (TrappedCall.of(List.of(ofLarge), large) != null && looked < 1000) {
      looked++;
    }
    assertThat(looked).isBetween(20, 64);
    large[0] = 1;
    ofLarge.storing(large);
    assertThat(ofLarge.writtenBy(true).isKnown()).isFalse();
  }

  @Test
  void aStoreIsSeenAlsoWhenNoCallIsAnyMore() {
    byte[] large = new byte[1024 * 1024];
    WatchedRegion ofLarge = region(large, 0, large.length);
    for (int i = 0; i < 100; i++) {
      TrappedCall call = TrappedCall.of(List.of(ofLarge), large);
      if (call != null) {
        call.ended();
      }
    }
    ofLarge.storing(large);
    assertThat(ofLarge.writtenBy(true).isKnown()).isTrue();
  }

  @Test
  void holdsNoArray() throws InterruptedException {
    WatchedRegion ofLost = region(new byte[10], 0, 10);
    for (int i = 0; ofLost.array() != null && i < 500; i++) {
      System.gc();
      Thread.onSpinWait();
    }
    assertThat(ofLost.array()).isNull();
  }

  private static WatchedRegion region(byte[] array, int from, int length) {
    return new WatchedRegion(
        array, from, length, new WatchedRegion(array, from, length, 0).crcOf(array));
  }

  private void store(int index) {
    region.storing(array);
    array[index]++;
  }

  private Call call() {
    return new Call(TrappedCall.of(List.of(region), array));
  }

  private static void passTime(long millis) {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    while (System.nanoTime() < end) {
      Thread.onSpinWait();
    }
  }

  private static void inThread(String name, Runnable what) throws InterruptedException {
    Thread thread = new Thread(what, name);
    thread.start();
    thread.join();
  }

  /** A thread inside a call until it is let go. */
  private static final class Held {
    private final CountDownLatch end = new CountDownLatch(1);
    private final Thread thread;

    Held(String name, Runnable call) throws InterruptedException {
      CountDownLatch inside = new CountDownLatch(1);
      thread =
          new Thread(
              () -> {
                call.run();
                inside.countDown();
                while (end.getCount() > 0) {
                  LockSupport.park(end);
                }
              },
              name);
      thread.start();
      inside.await();
      while (thread.getState() != Thread.State.WAITING) {
        Thread.onSpinWait();
      }
    }

    void end() throws InterruptedException {
      end.countDown();
      LockSupport.unpark(thread);
      thread.join();
    }
  }

  private static final class Call {
    private final TrappedCall call;

    Call(TrappedCall call) {
      this.call = call;
    }

    void ofLibrary() {
      call.ofLibrary();
    }

    void end() {
      if (call != null) {
        call.ended();
      }
    }
  }
}
