package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.story.join.Delivery;
import io.github.reusewatch.demo.story.join.Flags;

/** The table as text. Rows that are only there for trouble are left out while they are 0. */
final class ResultTable {
  private static final String MUST_BE_0 = "   must be 0";

  private final StringBuilder text = new StringBuilder();

  private ResultTable() {}

  static String of(Options options, Outcome outcome) {
    ResultTable table = new ResultTable();
    table.delivery(options.quiet(), outcome);
    if (options.agent().isPresent()) {
      table.flags(outcome.flags());
    }
    return table.text.toString();
  }

  private void delivery(boolean quiet, Outcome outcome) {
    Delivery delivery = outcome.delivery();
    heading("application and consumers");
    row("records sent", delivery.sent());
    if (quiet) {
      rowIfAny("  never arrived", delivery.neverArrived(), MUST_BE_0);
    } else {
      row("  never arrived (acks=1 and a leader that fails)", delivery.neverArrived());
    }
    rowIfAny("  written twice by a retry of the client", delivery.arrivedTwice(), "");
    row("  corrupted, as the consumers saw them", delivery.corrupted());
    rowIfAny(
        "  verdict of consumer and application's log disagree",
        delivery.verdictDisagrees(),
        MUST_BE_0);
    row("writes that timed out", outcome.timeouts());
  }

  private void flags(Flags flags) {
    heading("agent");
    row("records flagged as \"wire: changed\"", flags.flagged());
    row("  flagged and corrupted", flags.flaggedAndCorrupted());
    row("  flagged and lost: never arrived", flags.flaggedAndLost());
    rowIfAny("  flagged with other bytes than arrived", flags.flaggedWithOtherBytes(), MUST_BE_0);
    rowIfAny("  flagged more than once", flags.flaggedTwice(), MUST_BE_0);
    rowIfAny("  flagged, and no such record was sent", flags.flaggedUnexplained(), MUST_BE_0);
    rowIfAny("keys and headers flagged as \"wire: changed\"", flags.flaggedKeysAndHeaders(), "");
    row("findings with \"wire: unknown\"", flags.wireUnknown());
    row("other findings: no harm done, this time", flags.wireNotChanged());
    row("findings with the line that wrote into the array", flags.writerNamed());
    rowIfAny("  a line that does not refill arrays", flags.writerWrong(), MUST_BE_0);
    heading("both sides, record by record");
    row("corrupted and missed", flags.corruptedAndMissed(), MUST_BE_0);
    row(
        "flagged although the original bytes arrived",
        flags.flaggedButOriginalArrived(),
        MUST_BE_0);
  }

  private void heading(String heading) {
    text.append("\n  ").append(heading).append('\n');
  }

  private void rowIfAny(String name, int count, String note) {
    if (count > 0) {
      row(name, count, note);
    }
  }

  private void row(String name, int count) {
    row(name, count, "");
  }

  private void row(String name, int count, String note) {
    text.append("    %-52s %,9d%s%n".formatted(name, count, note));
  }
}
