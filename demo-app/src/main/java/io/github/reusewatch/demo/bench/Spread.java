package io.github.reusewatch.demo.bench;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The middle and the ends of some figures. */
record Spread(double median, double min, double max) {

  /** Empty if nothing was measured; nulls are passed over. */
  static Optional<Spread> of(Collection<Double> figures) {
    List<Double> sorted = figures.stream().filter(Objects::nonNull).sorted().toList();
    if (sorted.isEmpty()) {
      return Optional.empty();
    }
    int half = sorted.size() / 2;
    double median =
        sorted.size() % 2 == 1 ? sorted.get(half) : (sorted.get(half - 1) + sorted.get(half)) / 2;
    return Optional.of(new Spread(median, sorted.get(0), sorted.get(sorted.size() - 1)));
  }

  Spread thousands() {
    return new Spread(median / 1e3, min / 1e3, max / 1e3);
  }
}
