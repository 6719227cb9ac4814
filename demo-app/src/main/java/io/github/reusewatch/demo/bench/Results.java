package io.github.reusewatch.demo.bench;

/** All that was measured, and where. */
record Results(Machine machine, Settings settings, Measurements measurements, Starts starts) {}
