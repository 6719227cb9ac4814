package io.github.reusewatch.demo.bench;

import static io.github.reusewatch.demo.bench.Numbers.median;
import static io.github.reusewatch.demo.bench.Numbers.spread;
import static io.github.reusewatch.demo.bench.Numbers.threeDigits;
import static io.github.reusewatch.demo.bench.Numbers.threeDigitsMedian;

import java.util.ArrayList;
import java.util.List;

/** The part of the results' text that is about one load. */
final class LoadText {
  private final Cell cell;
  private final Measurements measurements;
  private final List<String> lines = new ArrayList<>();

  private LoadText(Cell cell, Measurements measurements) {
    this.cell = cell;
    this.measurements = measurements;
  }

  static List<String> of(Cell cell, Measurements measurements) {
    LoadText text = new LoadText(cell, measurements);
    text.lines.add("");
    text.lines.add("### " + cell.title());
    text.against();
    text.absolute();
    return text.lines;
  }

  private void against() {
    Table table = new Table("against bare", "CPU ×", "throughput ×", "more B/record");
    for (Variant variant : measurements.variants(cell)) {
      if (variant != Variant.BARE) {
        table.row(
            variant.toString(),
            spread(Ratio.CPU.of(measurements, cell, variant), 3),
            spread(Ratio.THROUGHPUT.of(measurements, cell, variant), 3),
            spread(Ratio.ALLOCATION.of(measurements, cell, variant), 0));
      }
    }
    add(table);
  }

  private void absolute() {
    Table table =
        new Table("variant", "CPU µs", "1,000/s", "bytes", "p50, p99", "GC ms/s", "RSS, peak MiB");
    for (Variant variant : measurements.variants(cell)) {
      table.row(
          variant.toString(),
          threeDigits(measurements.spread(cell, variant, Figure.CPU)),
          threeDigitsMedian(
              measurements.spread(cell, variant, Figure.THROUGHPUT).map(Spread::thousands)),
          median(measurements.spread(cell, variant, Figure.ALLOCATION), 0),
          pair(variant, Figure.SEND_P50, Figure.SEND_P99, 1),
          median(measurements.spread(cell, variant, Figure.GC), 1),
          pair(variant, Figure.RSS, Figure.PEAK_RSS, 0));
    }
    add(table);
    lines.add("");
    lines.add(
        "CPU per record, last round over first: "
            + spread(measurements.spread(cell, Figure.DRIFT), 2)
            + "; ms/s in the JIT: "
            + spread(measurements.spread(cell, Figure.JIT), 0));
    lines.add(
        "Processors that the broker used while bare ran: "
            + median(measurements.spread(cell, Variant.BARE, Figure.BROKER_CPU), 2));
  }

  private String pair(Variant variant, Figure first, Figure second, int decimals) {
    return median(measurements.spread(cell, variant, first), decimals)
        + ", "
        + median(measurements.spread(cell, variant, second), decimals);
  }

  private void add(Table table) {
    lines.add("");
    lines.addAll(table.lines());
  }
}
