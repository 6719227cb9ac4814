package io.github.reusewatch.demo.bench;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What the run is asked for.
 *
 * @param cells the loads, and the variants of each
 * @param timing how long
 * @param realBroker a real node in place of the one that only acknowledges
 * @param agents the jars
 * @param results the folder for results and logs
 */
record Settings(
    Map<Cell, List<Variant>> cells,
    Timing timing,
    boolean realBroker,
    Agents agents,
    Path results) {

  /** All that are measured, in any load. */
  Set<Variant> variants() {
    Set<Variant> all = EnumSet.noneOf(Variant.class);
    cells.values().forEach(all::addAll);
    return all;
  }

  /** Those whose starts are measured. */
  List<Variant> started() {
    return Variant.STARTED.stream().filter(variants()::contains).toList();
  }

  Path logs() {
    return results.resolve("logs");
  }

  /** For scripts. */
  Path json() {
    return results.resolve("result.json");
  }

  /** For people, in Markdown. */
  Path text() {
    return results.resolve("result.md");
  }
}
