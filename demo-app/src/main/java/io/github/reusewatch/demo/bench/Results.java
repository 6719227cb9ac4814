package io.github.reusewatch.demo.bench;

/** All that was measured, and where. */
record Results(Machine machine, Settings settings, Measurements measurements, Starts starts) {

  /** Not while there are forks to come. */
  boolean complete() {
    return measurements.count() == Schedule.of(settings.cells(), settings.timing().forks()).size();
  }
}
