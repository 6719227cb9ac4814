package io.github.reusewatch.demo.bench;

import java.util.Optional;

/** How a variant is compared with bare, by its key under {@code ratios}. */
enum Ratio {
  CPU(Figure.CPU, "cpu_%s"),
  THROUGHPUT(Figure.THROUGHPUT, "throughput_%s"),
  /**
   * The bytes that are allocated in addition: no ratio, since little is much of next to nothing.
   */
  ALLOCATION(Figure.ALLOCATION, "allocation_%s_bytes");

  private final Figure figure;
  private final String key;

  Ratio(Figure figure, String key) {
    this.figure = figure;
    this.key = key;
  }

  String key(Cell cell) {
    return key.formatted(cell.key());
  }

  /** Over the rounds in which both were measured. */
  Optional<Spread> of(Measurements measurements, Cell cell, Variant variant) {
    return measurements.againstBare(
        cell, variant, figure, (other, bare) -> this == ALLOCATION ? other - bare : other / bare);
  }
}
