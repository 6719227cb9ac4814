package io.github.reusewatch.it;

import java.util.List;

/** Of figures that were measured: the middle one, and between which half of them are. */
record Spread(List<Long> figures) {
  Spread {
    figures = figures.stream().sorted().toList();
  }

  long median() {
    return at(0.5);
  }

  private long at(double part) {
    return figures.get((int) Math.round(part * (figures.size() - 1)));
  }

  @Override
  public String toString() {
    return String.format("%6d (%d to %d)", median(), at(0.25), at(0.75));
  }
}
