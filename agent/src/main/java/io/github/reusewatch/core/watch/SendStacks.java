package io.github.reusewatch.core.watch;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/** The stacks of all threads that have sent, for who looks for what other threads are at. */
final class SendStacks {
  private static final int FIRST_TIDYING = 256;
  private static final ConcurrentLinkedQueue<WeakReference<SendStack>> STACKS =
      new ConcurrentLinkedQueue<>();
  private static final AtomicInteger COUNT = new AtomicInteger();
  private static volatile int tidyAt = FIRST_TIDYING;

  private SendStacks() {}

  static void add(SendStack stack) {
    STACKS.add(new WeakReference<>(stack));
    if (COUNT.incrementAndGet() == tidyAt) {
      tidy();
    }
  }

  /** Each time they have doubled: threads may be many and short-lived, or many and parked. */
  private static void tidy() {
    STACKS.removeIf(
        each -> {
          boolean gone = each.get() == null;
          if (gone) {
            COUNT.decrementAndGet();
          }
          return gone;
        });
    tidyAt = Math.max(FIRST_TIDYING, 2 * COUNT.get());
  }

  /** Of the threads that have not ended. */
  static List<SendStack> all() {
    List<SendStack> all = new ArrayList<>();
    for (WeakReference<SendStack> each : STACKS) {
      SendStack stack = each.get();
      if (stack != null) {
        all.add(stack);
      }
    }
    return all;
  }
}
