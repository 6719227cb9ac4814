package io.github.reusewatch.truth;

import java.util.Map;
import java.util.SplittableRandom;

/**
 * What is done with one record, as the script has it.
 *
 * @param producer by number
 * @param topic by number
 * @param parts those that are not {@code null}
 * @param handedOver whether another thread sends it
 * @param headerAtConstruction whether the headers are given to the constructor, not added later
 * @param delayNanos when a concurrent behaviour begins; 0 for at once, and send waits for it
 * @param steps how often a concurrent behaviour writes, unless the acknowledgement ends it
 * @param restoredAtEnd what it leaves behind
 * @param seed of the bytes
 */
record RecordPlan(
    int index,
    int producer,
    int topic,
    Map<Role, PartPlan> parts,
    Behaviour behaviour,
    boolean handedOver,
    boolean headerAtConstruction,
    long delayNanos,
    int steps,
    boolean restoredAtEnd,
    long seed) {

  /** For all that is random in doing it. */
  SplittableRandom random() {
    return new SplittableRandom(seed);
  }
}
