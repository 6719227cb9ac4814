package io.github.reusewatch.truth;

import java.util.List;
import java.util.SplittableRandom;

/** What another thread writes into the memory of one record, some at a time. */
final class Mutation {
  private static final int WRITES = 16;

  private final RecordPlan plan;
  private final List<Memory> targets;
  private final SplittableRandom random;
  private final long due;
  private int stepsLeft;
  private volatile boolean begun;
  private volatile boolean acked;

  Mutation(RecordPlan plan, List<Memory> targets) {
    this.plan = plan;
    this.targets = targets;
    this.random = plan.random().split();
    this.due = System.nanoTime() + plan.delayNanos();
    this.stepsLeft = plan.steps();
  }

  boolean begins(long now) {
    return now - due >= 0;
  }

  /** Called by the sending thread, so that the first writes come before the copy. */
  boolean awaitedInVain() {
    return plan.delayNanos() == 0 && !begun;
  }

  /** Called when the record is acknowledged: its memory is left alone soon after. */
  void end() {
    acked = true;
  }

  /** Writes; returns whether there is more to write. */
  boolean step() {
    begun = true;
    if (acked) {
      return false;
    }
    stepsLeft--;
    targets.forEach(this::write);
    if (plan.behaviour() == Behaviour.CHANGED_ONCE) {
      return false;
    }
    if (stepsLeft > 0) {
      return true;
    }
    targets.forEach(plan.restoredAtEnd() ? Memory::restore : memory -> memory.scribble(random));
    return false;
  }

  private void write(Memory memory) {
    switch (plan.behaviour()) {
      case CHANGED_ONCE -> memory.scribble(random);
      case TORN -> memory.tear(random);
      case TOGGLED -> {
        for (int i = 0; i < WRITES; i++) {
          memory.restore(memory.flip(random));
        }
      }
      case HAMMERED -> {
        for (int i = 0; i < WRITES; i++) {
          memory.flip(random);
        }
      }
      default -> throw new IllegalStateException("not concurrent: " + plan);
    }
  }
}
