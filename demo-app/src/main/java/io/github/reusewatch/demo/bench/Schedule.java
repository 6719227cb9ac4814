package io.github.reusewatch.demo.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * The order of the forks: every variant once, then every variant again, so that a machine that
 * slows down slows all of them. Each round begins with another variant.
 */
final class Schedule {
  private Schedule() {}

  static List<Fork> of(Map<Cell, List<Variant>> cells, int rounds) {
    List<Fork> forks = new ArrayList<>();
    for (int round = 1; round <= rounds; round++) {
      for (Map.Entry<Cell, List<Variant>> cell : cells.entrySet()) {
        List<Variant> variants = new ArrayList<>(cell.getValue());
        Collections.rotate(variants, 1 - round);
        for (Variant variant : variants) {
          forks.add(new Fork(round, cell.getKey(), variant));
        }
      }
    }
    return forks;
  }
}
