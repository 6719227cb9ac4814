package io.github.reusewatch.truth;

/** What an application does to the memory of a record that it has built. */
enum Behaviour {
  /** Nothing: memory used once. */
  HONEST(16),
  /** Changed in the callback, as it may. */
  CHANGED_WHEN_ACKED(8),
  /** From a pool and given back in the callback, as it should. */
  GIVEN_BACK_WHEN_ACKED(5),
  /** Changed between the construction and the call of send. */
  CHANGED_WHEN_BUILT(8),
  /** The same, and put right before the call. */
  RESTORED_WHEN_BUILT(5),
  /** Changed as soon as another thread has the record, to send it sometime. */
  CHANGED_WHEN_HANDED_OVER(6),
  /** Changed when send has returned. */
  CHANGED_WHEN_RETURNED(7),
  /** From a pool and given back as soon as another thread has the record, or send has returned. */
  GIVEN_BACK_EARLY(8),
  /** In the memory of the record before, filled anew or not. */
  ON_THE_LAST_ONES_MEMORY(8),
  /** Changed once by another thread, at any time from the construction to the acknowledgement. */
  CHANGED_ONCE(9),
  /** Another thread changes a byte and puts it right, again and again. */
  TOGGLED(8),
  /** Another thread writes anything anywhere, again and again. */
  HAMMERED(7),
  /** Another thread writes over all of it and puts it right, again and again. */
  TORN(5);

  private static final int TOTAL = totalWeight();

  private final int weight;

  Behaviour(int weight) {
    this.weight = weight;
  }

  /** Whether this thread alone writes, and never once the next record is begun. */
  boolean leavesMemoryAlone(boolean handedOver) {
    return switch (this) {
      case HONEST, CHANGED_WHEN_BUILT, RESTORED_WHEN_BUILT, ON_THE_LAST_ONES_MEMORY -> true;
      case CHANGED_WHEN_RETURNED -> !handedOver;
      default -> false;
    };
  }

  boolean usesPool() {
    return this == GIVEN_BACK_EARLY || this == GIVEN_BACK_WHEN_ACKED;
  }

  boolean isConcurrent() {
    return compareTo(CHANGED_ONCE) >= 0;
  }

  /**
   * Some are chosen more often than others.
   *
   * @param dice from 0, less than 1
   */
  static Behaviour chosenBy(double dice) {
    int left = (int) (dice * TOTAL);
    for (Behaviour behaviour : values()) {
      left -= behaviour.weight;
      if (left < 0) {
        return behaviour;
      }
    }
    throw new IllegalArgumentException("not a fraction: " + dice);
  }

  private static int totalWeight() {
    int total = 0;
    for (Behaviour behaviour : values()) {
      total += behaviour.weight;
    }
    return total;
  }
}
