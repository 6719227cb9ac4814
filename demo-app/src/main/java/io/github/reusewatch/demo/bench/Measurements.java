package io.github.reusewatch.demo.bench;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleBinaryOperator;

/** All forks that have run, and what can be asked of them. */
final class Measurements {
  private final List<ForkResult> results = new ArrayList<>();

  void add(ForkResult result) {
    results.add(result);
  }

  /** Of forks, failed ones included. */
  int count() {
    return results.size();
  }

  List<ForkResult> failed() {
    return results.stream().filter(each -> !each.counts()).toList();
  }

  Set<Cell> cells() {
    Set<Cell> cells = new LinkedHashSet<>();
    results.forEach(each -> cells.add(each.fork().cell()));
    return cells;
  }

  /** Those of a load, in the order of their declaration. */
  Collection<Variant> variants(Cell cell) {
    return results.stream()
        .map(ForkResult::fork)
        .filter(fork -> fork.cell().equals(cell))
        .map(Fork::variant)
        .distinct()
        .sorted()
        .toList();
  }

  /** The forks that count. */
  List<ForkResult> of(Cell cell, Variant variant) {
    return results.stream()
        .filter(ForkResult::counts)
        .filter(each -> each.fork().cell().equals(cell) && each.fork().variant() == variant)
        .toList();
  }

  Optional<Spread> spread(Cell cell, Variant variant, Figure figure) {
    return Spread.of(of(cell, variant).stream().map(figure::of).toList());
  }

  /** Of all variants together. */
  Optional<Spread> spread(Cell cell, Figure figure) {
    return Spread.of(
        results.stream()
            .filter(ForkResult::counts)
            .filter(each -> each.fork().cell().equals(cell))
            .map(figure::of)
            .toList());
  }

  /** The variant beside bare: of each round, the variant's figure and bare's of the same round. */
  Optional<Spread> againstBare(
      Cell cell, Variant variant, Figure figure, DoubleBinaryOperator comparison) {
    List<Double> compared = new ArrayList<>();
    for (ForkResult bare : of(cell, Variant.BARE)) {
      for (ForkResult other : of(cell, variant)) {
        Double from = figure.of(bare);
        Double to = figure.of(other);
        if (other.fork().round() == bare.fork().round() && from != null && to != null) {
          compared.add(comparison.applyAsDouble(to, from));
        }
      }
    }
    return Spread.of(compared);
  }
}
