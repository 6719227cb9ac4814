package io.github.reusewatch.demo.bench;

import static io.github.reusewatch.demo.bench.Numbers.median;
import static io.github.reusewatch.demo.bench.Numbers.spread;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The results for people: Markdown, at most 100 columns wide. */
final class ResultText {
  private final Results results;
  private final List<String> lines = new ArrayList<>();

  private ResultText(Results results) {
    this.results = results;
  }

  static List<String> of(Results results) {
    ResultText text = new ResultText(results);
    text.heading();
    for (Cell cell : results.measurements().cells()) {
      text.lines.addAll(LoadText.of(cell, results.measurements()));
    }
    if (!results.starts().all().isEmpty()) {
      text.starts();
    }
    text.targets();
    text.failures();
    return text.lines;
  }

  private void heading() {
    Machine machine = results.machine();
    Timing timing = results.settings().timing();
    lines.add(known(machine.cpu()) + ", " + machine.cores() + " cores, " + machine.os());
    lines.add(machine.jdk() + ", kafka-clients " + known(machine.kafkaClients()));
    lines.add(
        "reusewatch "
            + known(machine.agent())
            + ", OpenTelemetry "
            + known(machine.openTelemetry()));
    lines.add(
        machine.date()
            + ", "
            + (results.settings().realBroker() ? "a real broker" : "a broker that acknowledges")
            + (results.complete() ? "" : "; NOT COMPLETE"));
    lines.add(
        "%d forks of each variant, in turn; %s warm-up and %d rounds of %s each"
            .formatted(
                timing.forks(),
                seconds(timing.warmUp()),
                timing.rounds(),
                seconds(timing.round())));
    lines.add(
        "Figures are medians of the forks (smallest–largest). CPU µs is the process's for a record,");
    lines.add("bytes are what all its threads allocate for one, p50 and p99 are of send(), in µs.");
  }

  private static String known(String what) {
    return what == null ? "unknown" : what;
  }

  private static String seconds(Duration time) {
    return Numbers.number(time.toMillis() / 1e3, 1) + " s";
  }

  private void starts() {
    lines.add("");
    lines.add("### Start and end of a JVM whose main method is empty");
    Table table = new Table("variant", "wall ms", "CPU ms", "more wall ms", "more CPU ms");
    Starts starts = results.starts();
    for (Variant variant : starts.variants()) {
      boolean bare = variant == Variant.BARE;
      table.row(
          variant.toString(),
          median(starts.spread(variant, Start::wallMillis), 0),
          median(starts.spread(variant, Start::cpuMillis), 0),
          bare ? "" : spread(starts.added(variant, Start::wallMillis), 0),
          bare ? "" : spread(starts.added(variant, Start::cpuMillis), 0));
    }
    add(table);
  }

  private void targets() {
    lines.add("");
    lines.add("### Targets");
    Table table = new Table("target", "limit", "measured", "met");
    for (Target target : Target.of(results)) {
      table.row(
          target.name(),
          target.limit(),
          Optional.ofNullable(target.measured()).orElse("not measured"),
          target.met() == null ? Numbers.NONE : target.met() ? "yes" : "no");
    }
    add(table);
  }

  private void failures() {
    List<ForkResult> failed = results.measurements().failed();
    if (!failed.isEmpty()) {
      lines.add("");
      lines.add("### Failed");
      failed.forEach(each -> lines.add("- " + each.fork().name() + ": " + each.failure()));
    }
  }

  private void add(Table table) {
    lines.add("");
    lines.addAll(table.lines());
  }
}
