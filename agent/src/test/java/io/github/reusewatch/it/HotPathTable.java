package io.github.reusewatch.it;

import io.github.reusewatch.cost.hotpath.HotPathRun;
import io.github.reusewatch.cost.hotpath.Phase;
import io.github.reusewatch.cost.hotpath.Setting;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Each setting without the agent and with it: medians of the JVMs. */
final class HotPathTable {
  private static final int NANOS = 0;
  private static final int BYTES = 1;
  private static final int CPU = 2;
  private static final int FIGURES_FROM = 2;

  /** By setting, {@code false} without the agent, and the kind of figure: one for each JVM. */
  private final Map<Setting, Map<Boolean, List<List<Double>>>> figures = new TreeMap<>();

  HotPathTable(List<String> output) {
    for (String line : output) {
      if (line.startsWith(HotPathRun.SEND)) {
        String[] fields = line.substring(HotPathRun.SEND.length()).split("\t", -1);
        List<List<Double>> known =
            figures
                .computeIfAbsent(Setting.of(fields[0]), none -> new TreeMap<>())
                .computeIfAbsent(
                    Boolean.valueOf(fields[1]),
                    none -> List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>()));
        for (int i = 0; i < known.size(); i++) {
          known.get(i).add(Double.valueOf(fields[FIGURES_FROM + i]));
        }
      }
    }
  }

  /** Without a line if nothing was measured. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (figures.isEmpty()) {
      return lines;
    }
    lines.add("A send with a value alone, default options; medians.");
    lines.add("ns: of the phase, on the clock. B: that the phase allocates.");
    lines.add("CPU: of the whole process in ns, with that of the garbage collector.");
    lines.add("");
    lines.add(
        String.format(
            "%-7s%7s%11s%9s%19s%19s%19s",
            "phase",
            "bytes",
            "in flight",
            "threads",
            "ns bare    added",
            "B bare    added",
            "CPU bare    added"));
    figures.keySet().forEach(setting -> lines.add(line(setting)));
    lines.add("");
    for (Setting setting : figures.keySet()) {
      addGrowth(lines, setting);
    }
    lines.add("");
    return lines;
  }

  private String line(Setting setting) {
    return String.format(
        "%-7s%,7d%,11d%9d%,10.0f%,9.0f%,10.0f%,9.0f%19s",
        setting.phase(),
        setting.size(),
        setting.inFlight(),
        setting.threads(),
        median(setting, false, NANOS),
        added(setting, NANOS),
        median(setting, false, BYTES),
        added(setting, BYTES),
        setting.phase() == Phase.WHOLE
            ? String.format("%,10.0f%,9.0f", median(setting, false, CPU), added(setting, CPU))
            : "");
  }

  /** What the agent adds here as a multiple of what it adds with few in flight, or one thread. */
  private void addGrowth(List<String> lines, Setting setting) {
    if (setting.phase() != Phase.WHOLE) {
      return;
    }
    Setting fewer = setting.withFewInFlight();
    if (setting.inFlight() > fewer.inFlight() && figures.containsKey(fewer)) {
      lines.add(growth("in flight", setting, fewer));
    }
    Setting alone = setting.withOneThread();
    if (setting.threads() > 1 && figures.containsKey(alone)) {
      lines.add(growth("threads", setting, alone));
    }
  }

  private String growth(String of, Setting more, Setting less) {
    return String.format(
        "%s: %s adds %.2f times the ns of %s, and %.2f times the CPU",
        of,
        more,
        added(more, NANOS) / added(less, NANOS),
        less,
        added(more, CPU) / added(less, CPU));
  }

  private double added(Setting setting, int figure) {
    return median(setting, true, figure) - median(setting, false, figure);
  }

  private double median(Setting setting, boolean watched, int figure) {
    List<Double> all = figures.get(setting).get(watched).get(figure).stream().sorted().toList();
    return all.get(all.size() / 2);
  }
}
