package io.github.reusewatch.demo.bench;

import java.time.Duration;

/**
 * How long everything is measured.
 *
 * @param forks processes for each variant of each load
 * @param starts processes for each variant whose start is measured
 * @param warmUp of each process, not counted
 * @param rounds of each process, counted
 * @param round the length of one
 */
record Timing(int forks, int starts, Duration warmUp, int rounds, Duration round) {
  /** Start and end of a process, as seen on two cores. */
  private static final Duration AROUND = Duration.ofMillis(1_500);

  private static final Duration PATIENCE = Duration.ofSeconds(60);

  /** What a start should take. */
  static final Duration START = Duration.ofMillis(900);

  /** What a process should take. */
  Duration process() {
    return warmUp.plus(round.multipliedBy(rounds)).plus(AROUND);
  }

  /** What a process may take: its warm-up is up to three times as long while costs still fall. */
  Duration processAtMost() {
    return process().plus(warmUp.multipliedBy(2)).plus(PATIENCE);
  }
}
