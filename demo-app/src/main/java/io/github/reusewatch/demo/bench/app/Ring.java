package io.github.reusewatch.demo.bench.app;

import java.util.concurrent.locks.LockSupport;

/** The arrays of one sending thread, used one after the other. */
final class Ring {
  /** Of all threads together: more than a processor's nearer caches hold. */
  private static final int BYTES = 16 << 20;

  private static final int FEWEST = 1_000;

  /** Of a ring, to be free before its thread goes on: or it would be woken for every batch. */
  private static final int PART = 8;

  private static final long PAUSE_NANOS = 500_000;

  private final Slot[] slots;
  private int next;

  Ring(Workload workload, long seed, Acknowledgements acknowledgements) {
    int all = Math.max(FEWEST, BYTES / workload.recordSize());
    slots = new Slot[Math.max(PART, all / workload.threads())];
    Payload payload = new Payload(seed);
    for (int i = 0; i < slots.length; i++) {
      slots[i] = new Slot(payload.next(workload.recordSize()), acknowledgements);
    }
  }

  /** Waits for acknowledgements when all arrays are in flight. */
  Slot take() {
    Slot slot = slots[next];
    if (!slot.isFree()) {
      await(slots[(next + slots.length / PART) % slots.length]);
      await(slot);
    }
    next = next + 1 == slots.length ? 0 : next + 1;
    return slot;
  }

  private static void await(Slot slot) {
    while (!slot.isFree()) {
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }
}
