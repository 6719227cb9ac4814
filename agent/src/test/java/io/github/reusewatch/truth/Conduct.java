package io.github.reusewatch.truth;

import java.util.SplittableRandom;

/** A behaviour at work on one record: what is done at each of the record's moments. */
final class Conduct {
  private final RecordPlan plan;
  private final Parcel parcel;
  private final Pool pool;
  private final Mutator mutator;
  private final SplittableRandom random;
  private Mutation mutation;

  Conduct(RecordPlan plan, Parcel parcel, Pool pool, Mutator mutator) {
    this.plan = plan;
    this.parcel = parcel;
    this.pool = pool;
    this.mutator = mutator;
    this.random = plan.random().split();
  }

  /** The record's construction is through. */
  void built() {
    switch (plan.behaviour()) {
      case CHANGED_WHEN_BUILT -> scribble();
      case RESTORED_WHEN_BUILT -> {
        scribble();
        parcel.touched().forEach(Memory::restore);
      }
      case CHANGED_ONCE, TOGGLED, HAMMERED, TORN -> {
        mutation = new Mutation(plan, parcel.touched());
        mutator.begin(mutation);
      }
      default -> {}
    }
  }

  /** Another thread has the record, and sends it at any time. */
  void handedOver() {
    if (plan.behaviour() == Behaviour.CHANGED_WHEN_HANDED_OVER) {
      scribble();
    } else if (plan.behaviour() == Behaviour.GIVEN_BACK_EARLY) {
      giveBack();
    }
  }

  /** The call of send is over. */
  void returned() {
    if (plan.behaviour() == Behaviour.CHANGED_WHEN_RETURNED) {
      scribble();
    } else if (plan.behaviour() == Behaviour.GIVEN_BACK_EARLY && !plan.handedOver()) {
      giveBack();
    }
  }

  /** The send is over, be it by failure. */
  void acked() {
    if (plan.behaviour() == Behaviour.CHANGED_WHEN_ACKED) {
      scribble();
    } else if (plan.behaviour() == Behaviour.GIVEN_BACK_WHEN_ACKED) {
      giveBack();
    } else if (mutation != null) {
      mutation.end();
    }
  }

  private void scribble() {
    parcel.touched().forEach(memory -> memory.scribble(random));
  }

  private void giveBack() {
    parcel.parts().forEach(part -> pool.giveBack(part.memory()));
  }
}
