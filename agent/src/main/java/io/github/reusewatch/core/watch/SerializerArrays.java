package io.github.reusewatch.core.watch;

import java.lang.ref.WeakReference;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Who got which array from a serializer last. One serializer serves all threads of a producer, so
 * that an array it keeps for itself may be wanted by two sends at once. Asked only when such an
 * array has changed: a thread's send pays one field for it.
 */
final class SerializerArrays {
  private static final int FIRST_TIDYING = 256;
  private static final ConcurrentLinkedQueue<WeakReference<SendStack>> STACKS =
      new ConcurrentLinkedQueue<>();
  private static final AtomicInteger COUNT = new AtomicInteger();
  private static volatile int tidyAt = FIRST_TIDYING;

  private SerializerArrays() {}

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

  /** Whether a serializer returned this array to another thread, too. */
  static boolean returnedToAnother(SerializedForm form) {
    for (WeakReference<SendStack> each : STACKS) {
      SendStack stack = each.get();
      if (stack != null && stack != form.stack && stack.gotFromSerializer(form.array)) {
        return true;
      }
    }
    return false;
  }
}
