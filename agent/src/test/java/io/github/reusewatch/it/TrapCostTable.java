package io.github.reusewatch.it;

import io.github.reusewatch.cost.InFlight;
import io.github.reusewatch.cost.TrapCost;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Each benchmark with its times without the agent, and with traps as a multiple of them. */
final class TrapCostTable {
  /** Nanoseconds, one for each JVM, by benchmark and variant. */
  private final Map<String, Map<String, List<Double>>> nanos = new TreeMap<>();

  TrapCostTable(List<String> output) {
    for (String line : output) {
      if (line.startsWith(TrapCost.LINE)) {
        String[] fields = line.substring(TrapCost.LINE.length()).split("\t", -1);
        nanos
            .computeIfAbsent(fields[0], none -> new TreeMap<>())
            .computeIfAbsent(fields[1], none -> new ArrayList<>())
            .add(Double.valueOf(fields[2]));
      }
    }
  }

  int benchmarks() {
    return nanos.size();
  }

  List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "CPU of an operation: ns without the agent, and how many times as much with armed traps;"
            + " in parentheses from the lowest to the highest JVM");
    lines.add(line("in flight:", "bare", "NOTHING", "OTHER_LENGTHS", "SAME_LENGTHS"));
    nanos.forEach((benchmark, variants) -> lines.add(line(benchmark, variants)));
    lines.add(line("median", "", all(0.5)));
    lines.add(line("highest", "", all(1)));
    return lines;
  }

  private String line(String benchmark, Map<String, List<Double>> variants) {
    double bare = at(0.5, variants.get(TrapCost.BARE));
    List<String> cells = new ArrayList<>();
    for (InFlight each : InFlight.values()) {
      List<Double> times =
          variants.get(each.name()).stream().map(time -> time / bare).collect(Collectors.toList());
      cells.add(String.format("%.2f (%.2f-%.2f)", at(0.5, times), at(0, times), at(1, times)));
    }
    return line(benchmark, String.format("%.0f", bare), cells.toArray(new String[0]));
  }

  private String[] all(double part) {
    List<String> cells = new ArrayList<>();
    for (InFlight each : InFlight.values()) {
      List<Double> ratios =
          nanos.values().stream()
              .map(
                  variants ->
                      at(0.5, variants.get(each.name())) / at(0.5, variants.get(TrapCost.BARE)))
              .collect(Collectors.toList());
      cells.add(String.format("%.2f", at(part, ratios)));
    }
    return cells.toArray(new String[0]);
  }

  private static String line(String name, String bare, String... cells) {
    return String.format("%-18s %8s  %-20s %-20s %-20s", name, bare, cells[0], cells[1], cells[2])
        .stripTrailing();
  }

  private static double at(double part, Collection<Double> values) {
    List<Double> sorted = values.stream().sorted().collect(Collectors.toList());
    return sorted.get((int) Math.round(part * (sorted.size() - 1)));
  }
}
