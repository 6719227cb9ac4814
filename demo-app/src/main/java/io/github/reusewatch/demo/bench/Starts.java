package io.github.reusewatch.demo.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** All starts that were measured. */
record Starts(List<Start> all) {

  List<Variant> variants() {
    return all.stream().map(Start::variant).distinct().sorted().toList();
  }

  List<Start> of(Variant variant) {
    return all.stream().filter(each -> each.variant() == variant).toList();
  }

  Optional<Spread> spread(Variant variant, Function<Start, Double> figure) {
    return Spread.of(of(variant).stream().map(figure).toList());
  }

  /** What a variant takes more than bare, start by start. */
  Optional<Spread> added(Variant variant, Function<Start, Double> figure) {
    List<Double> added = new ArrayList<>();
    for (Start bare : of(Variant.BARE)) {
      for (Start other : of(variant)) {
        Double from = figure.apply(bare);
        Double to = figure.apply(other);
        if (bare.round() == other.round() && from != null && to != null) {
          added.add(to - from);
        }
      }
    }
    return Spread.of(added);
  }
}
