package io.github.reusewatch.demo.bench;

import java.util.List;
import java.util.Optional;
import java.util.function.DoublePredicate;

/**
 * A limit that was set before anything was measured.
 *
 * @param name what is limited
 * @param limit in words
 * @param measured the figure; null if it was not measured
 * @param met null if it was not measured
 */
record Target(String name, String limit, String measured, Boolean met) {
  private static final Cell AT_1_KIB = Cell.BASE;
  private static final Cell AT_100_B = Cell.BASE.withSize(Size.of("100B"));

  /** The part of what the OpenTelemetry agent adds. */
  private static final double PART = 0.25;

  static List<Target> of(Results results) {
    Measurements all = results.measurements();
    return List.of(
        atMost("default: CPU per record, 1KiB", 1.05, Ratio.CPU.of(all, AT_1_KIB, Variant.DEFAULT)),
        atMost("default: CPU per record, 100B", 1.10, Ratio.CPU.of(all, AT_100_B, Variant.DEFAULT)),
        throughput(all, AT_1_KIB),
        throughput(all, AT_100_B),
        allocation(all),
        disabled(all),
        part(
            "default: added CPU, 1KiB",
            addedCpu(all, Variant.DEFAULT),
            addedCpu(all, Variant.OPENTELEMETRY)),
        startUp(results.starts()),
        part(
            "default: added start-up",
            addedWall(results.starts(), Variant.DEFAULT),
            addedWall(results.starts(), Variant.OPENTELEMETRY)));
  }

  private static Target atMost(String name, double limit, Optional<Spread> ratio) {
    return median(name, "≤ " + limit, 3, ratio, value -> value <= limit);
  }

  private static Target throughput(Measurements all, Cell cell) {
    return median(
        "default: throughput, " + cell.size(),
        "≥ 0.97",
        3,
        Ratio.THROUGHPUT.of(all, cell, Variant.DEFAULT),
        value -> value >= 0.97);
  }

  private static Target allocation(Measurements all) {
    return median(
        "default: added bytes per record, 1KiB",
        "≤ 200",
        0,
        Ratio.ALLOCATION.of(all, AT_1_KIB, Variant.DEFAULT),
        value -> value <= 200);
  }

  private static Target startUp(Starts starts) {
    return median(
        "default: added start-up, ms",
        "≤ 150",
        0,
        starts.added(Variant.DEFAULT, Start::wallMillis),
        value -> value <= 150);
  }

  private static Target median(
      String name, String limit, int decimals, Optional<Spread> spread, DoublePredicate meets) {
    return new Target(
        name,
        limit,
        spread.map(s -> Numbers.number(s.median(), decimals)).orElse(null),
        spread.map(s -> meets.test(s.median())).orElse(null));
  }

  /** Not distinguishable: bare was now better, now worse. */
  private static Target disabled(Measurements all) {
    Optional<Spread> cpu = Ratio.CPU.of(all, AT_1_KIB, Variant.DISABLED);
    return new Target(
        "enabled=false: CPU per record, 1KiB",
        "as bare",
        cpu.map(s -> Numbers.spread(Optional.of(s), 3)).orElse(null),
        cpu.map(s -> s.min() <= 1 && s.max() >= 1).orElse(null));
  }

  private static Target part(String name, Optional<Double> added, Optional<Double> ofOther) {
    Optional<Double> part =
        added.flatMap(ours -> ofOther.filter(theirs -> theirs > 0).map(theirs -> ours / theirs));
    return new Target(
        name + ", part of OpenTelemetry's",
        "≤ " + PART,
        part.map(value -> Numbers.number(value, 2)).orElse(null),
        part.map(value -> value <= PART).orElse(null));
  }

  private static Optional<Double> addedCpu(Measurements all, Variant variant) {
    return Ratio.CPU.of(all, AT_1_KIB, variant).map(ratio -> ratio.median() - 1);
  }

  private static Optional<Double> addedWall(Starts starts, Variant variant) {
    return starts.added(variant, Start::wallMillis).map(Spread::median);
  }
}
