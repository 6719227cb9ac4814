package io.github.reusewatch.core;

import io.github.reusewatch.bridge.WriteBridge;
import io.github.reusewatch.core.instrument.WriteTraps;
import io.github.reusewatch.core.report.Trace;
import io.github.reusewatch.core.report.TrapStatistics;
import io.github.reusewatch.core.watch.SendWatch;
import io.github.reusewatch.core.writer.WatchedRegions;
import io.github.reusewatch.core.writer.WriteWatch;
import java.lang.instrument.Instrumentation;
import java.util.List;
import java.util.Locale;
import java.util.function.IntSupplier;

/**
 * Write traps and what they look up, put in and taken out together. Used by one thread at a time.
 */
final class WriterTrapping implements TrapSwitch {
  private final TrapStatistics statistics = new TrapStatistics();
  private final WriteTraps traps;
  private final WatchedRegions regions;
  private final SendWatch sends;
  private WriteWatch watch;

  WriterTrapping(Instrumentation instrumentation, WatchedRegions regions, SendWatch sends) {
    this.traps = new WriteTraps(instrumentation, statistics);
    this.regions = regions;
    this.sends = sends;
  }

  /**
   * For the records of all topics, from the start on.
   *
   * @param packages none: in all classes
   * @return what was done, as the end of a sentence
   */
  String putInForAll(List<String> packages) {
    regions.takeAllTopics();
    return putIn(packages);
  }

  /** Also for those of their records that are under way. */
  @Override
  public String putInForFindings(List<String> packages) {
    regions.takeTopicsWithFindings(true);
    return putIn(packages);
  }

  private String putIn(List<String> packages) {
    long start = System.nanoTime();
    long placesBefore = statistics.places.sum(); // of another time that they were in
    long classesBefore = statistics.classes.sum();
    if (watch == null) {
      traps.openHiddenArrays();
      watch = new WriteWatch(regions);
    }
    WriteBridge.listen(watch);
    int looked = transforming(() -> traps.putIn(packages));
    String where =
        packages.isEmpty()
            ? "all classes but those of the JDK, Kafka's client and agents"
            : String.join(", ", packages);
    sends.watchRegionsInFlight();
    if (looked == 0 && statistics.classes.sum() == 0) {
      return "write traps in " + where + ": none is loaded yet";
    }
    return String.format(
        Locale.ROOT,
        "write traps in %s: %,d places in %,d of %,d loaded classes, %,d ms%s",
        where,
        statistics.places.sum() - placesBefore,
        statistics.classes.sum() - classesBefore,
        looked,
        (System.nanoTime() - start) / 1_000_000,
        leftOut());
  }

  private int transforming(IntSupplier transformation) {
    Trace.readAtOnce(true);
    try {
      sends.readTraces();
      return transformation.getAsInt();
    } finally {
      Trace.readAtOnce(false);
    }
  }

  private String leftOut() {
    return (statistics.methodsLeftOut.sum() == 0
            ? ""
            : "; without traps: "
                + statistics.methodsLeftOut
                + " methods that would be too large to be compiled")
        + (statistics.classesLeftOut.sum() == 0
            ? ""
            : "; without traps: "
                + statistics.classesLeftOut
                + " classes that could not be transformed");
  }

  /** What was seen stays known. */
  @Override
  public String takeOut() {
    long start = System.nanoTime();
    regions.takeTopicsWithFindings(false);
    WriteBridge.listen(null);
    int looked = transforming(traps::takeOut);
    return String.format(
        Locale.ROOT,
        "write traps are out again: %,d classes, %,d ms",
        looked,
        (System.nanoTime() - start) / 1_000_000);
  }

  /** For the exit summary. */
  List<String> summary() {
    return watch == null ? List.of() : List.of(summaryLine());
  }

  private String summaryLine() {
    String in =
        statistics.classes.sum() == 0
            ? "write traps: NONE, no class that was loaded has a place for one (see the option writer-packages)"
            : String.format(
                Locale.ROOT,
                "write traps: %,d places in %,d classes",
                statistics.places.sum(),
                statistics.classes.sum());
    return in
        + leftOut()
        + (regions.leftOut() == 0
            ? ""
            : String.format(
                Locale.ROOT, "; %,d keys, values and headers found no room", regions.leftOut()));
  }
}
