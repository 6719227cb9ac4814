package io.github.reusewatch.cost.hotpath;

import java.util.LinkedHashSet;
import java.util.Set;

/**
 * What is measured under which circumstances.
 *
 * @param size of a record, in bytes
 * @param inFlight sends that are not acknowledged
 */
public record Setting(Phase phase, int size, int inFlight, int threads)
    implements Comparable<Setting> {
  private static final int SMALL = 100;
  private static final int[] SIZES = {SMALL, 1_024, 16_384};
  private static final int FEW = 1_000;
  private static final int[] IN_FLIGHT = {0, FEW, 100_000, 1_000_000};
  private static final int[] THREADS = {1, 2, 4, 8};

  /** Each phase for each size and for each number in flight; the whole for more threads, too. */
  static Set<Setting> all() {
    Set<Setting> all = new LinkedHashSet<>();
    for (Phase phase : Phase.values()) {
      for (int size : SIZES) {
        all.add(new Setting(phase, size, FEW, 1));
      }
      for (int inFlight : IN_FLIGHT) {
        all.add(new Setting(phase, SMALL, inFlight, 1));
      }
    }
    for (int inFlight : IN_FLIGHT) {
      for (int threads : THREADS) {
        all.add(new Setting(Phase.WHOLE, SMALL, inFlight, threads));
      }
    }
    return all;
  }

  /** As {@link #toString} has it. */
  public static Setting of(String name) {
    String[] fields = name.split("/", -1);
    return new Setting(
        Phase.valueOf(fields[0]),
        Integer.parseInt(fields[1]),
        Integer.parseInt(fields[2]),
        Integer.parseInt(fields[3]));
  }

  /** The same with the number in flight that the others are compared with. */
  public Setting withFewInFlight() {
    return new Setting(phase, size, FEW, threads);
  }

  /** The same with one thread. */
  public Setting withOneThread() {
    return new Setting(phase, size, inFlight, 1);
  }

  @Override
  public int compareTo(Setting other) {
    int byPhase = phase.compareTo(other.phase);
    int bySize = byPhase != 0 ? byPhase : Integer.compare(size, other.size);
    int byThreads = bySize != 0 ? bySize : Integer.compare(threads, other.threads);
    return byThreads != 0 ? byThreads : Integer.compare(inFlight, other.inFlight);
  }

  @Override
  public String toString() {
    return phase + "/" + size + "/" + inFlight + "/" + threads;
  }
}
