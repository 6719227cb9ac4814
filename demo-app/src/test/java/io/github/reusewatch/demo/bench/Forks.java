package io.github.reusewatch.demo.bench;

import io.github.reusewatch.demo.bench.app.Measured;
import java.util.List;

/** Forks that have run, with figures that are easy to compare. */
final class Forks {
  private Forks() {}

  static ForkResult ran(
      int round, Cell cell, Variant variant, double cpu, double throughput, double bytes) {
    Measured measured =
        new Measured(
            8,
            1_000,
            4,
            cpu,
            throughput,
            bytes,
            0.5,
            4.2,
            3,
            12,
            null,
            null,
            List.of(new Measured.Round(cpu, throughput), new Measured.Round(cpu * 2, throughput)),
            List.of());
    return new ForkResult(new Fork(round, cell, variant), measured, 0.25, null);
  }

  static ForkResult failed(int round, Cell cell, Variant variant) {
    return new ForkResult(new Fork(round, cell, variant), null, null, "exit status 1, see its.log");
  }

  static Measurements measurements(ForkResult... results) {
    Measurements measurements = new Measurements();
    List.of(results).forEach(measurements::add);
    return measurements;
  }
}
