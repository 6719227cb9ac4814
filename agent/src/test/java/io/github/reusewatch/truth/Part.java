package io.github.reusewatch.truth;

/**
 * A part of a record.
 *
 * @param handed what the record gets: the memory in its container
 * @param touched whether the record's behaviour applies to it
 */
record Part(Memory memory, Container container, Object handed, boolean touched) {
  static Part of(Memory memory, PartPlan plan) {
    return of(memory, plan.container(), plan.touched());
  }

  /** The same memory for another record, which gets a container of its own. */
  Part again(PartPlan plan) {
    return of(memory, container, plan.touched());
  }

  private static Part of(Memory memory, Container container, boolean touched) {
    return new Part(memory, container, container.around(memory), touched);
  }
}
