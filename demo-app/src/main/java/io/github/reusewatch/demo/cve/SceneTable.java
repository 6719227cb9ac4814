package io.github.reusewatch.demo.cve;

import java.util.List;
import java.util.function.ToIntFunction;

/**
 * The runs beside each other. Rows that are only there for trouble are left out while they are 0.
 */
final class SceneTable {
  private static final String MUST_BE_0 = "   must be 0";

  private final List<SceneOutcome> outcomes;
  private final StringBuilder text = new StringBuilder();

  private SceneTable(List<SceneOutcome> outcomes) {
    this.outcomes = outcomes;
  }

  static String of(List<SceneOutcome> outcomes) {
    SceneTable table = new SceneTable(outcomes);
    table.titles();
    table.delivery();
    if (outcomes.get(0).scene().hasAgent()) {
      table.flags();
    }
    return table.text.toString();
  }

  private void titles() {
    text.append("\n%-56s".formatted(""));
    outcomes.forEach(each -> text.append("%14s".formatted(each.scene().title())));
    text.append('\n');
  }

  private void delivery() {
    heading("client and consumers");
    row("orders that failed: TimeoutException", each -> each.delivery().timedOut());
    row("  of them, arrived all the same", each -> each.delivery().timedOutAndArrived());
    row("records that consumers got from a wrong topic", each -> each.delivery().misrouted());
    row("  in batches with a valid checksum", each -> each.delivery().misroutedBatches());
    trouble("acknowledged and missing", each -> each.delivery().acknowledgedAndMissing());
    trouble("values that nobody sent", each -> each.delivery().garbled());
  }

  private void flags() {
    heading("agent: batches");
    row("freed in flight, \"wire: at-risk\"", each -> each.flags().atRisk());
    row("freed in flight, \"wire: protected\"", each -> each.flags().guarded());
    row("changed in flight, \"wire: changed\"", each -> each.flags().changed());
    row("  flagged and misrouted", each -> each.flags().changedAndMisrouted());
    row(
        "  flagged, nothing arrived: torn ones are refused",
        each -> each.flags().changedAndRefused());
    trouble("  flagged, and no such batch arrived", each -> each.flags().changedUnexplained());
    trouble("  not flagged as freed before", each -> each.flags().changedUnannounced());
    trouble("other findings", each -> each.flags().others());
    heading("both sides, batch by batch");
    row("misrouted and missed", each -> each.flags().misroutedAndMissed(), MUST_BE_0);
    row(
        "flagged although the original arrived",
        each -> each.flags().changedButOriginalArrived(),
        MUST_BE_0);
  }

  private void heading(String heading) {
    text.append("  ").append(heading).append('\n');
  }

  private void trouble(String name, ToIntFunction<SceneOutcome> count) {
    if (outcomes.stream().mapToInt(count).sum() > 0) {
      row(name, count, MUST_BE_0);
    }
  }

  private void row(String name, ToIntFunction<SceneOutcome> count) {
    row(name, count, "");
  }

  private void row(String name, ToIntFunction<SceneOutcome> count, String note) {
    text.append("    %-52s".formatted(name));
    outcomes.forEach(each -> text.append("%,14d".formatted(count.applyAsInt(each))));
    text.append(note).append('\n');
  }
}
