package io.github.reusewatch.demo.cve;

import io.github.reusewatch.demo.cve.join.BatchExample;
import io.github.reusewatch.demo.cve.join.MisroutedBatch;
import io.github.reusewatch.demo.run.Results;
import io.github.reusewatch.demo.run.Screen;
import io.github.reusewatch.demo.story.join.AgentReport;
import java.io.IOException;
import java.util.List;

/** The end of the run on the screen: the table, a finding, and what to make of it. */
final class CveReport {
  private static final String NO_AGENT =
      """

      That is all one knows: the application has logged time-outs for its orders, all payments are
      acknowledged and in their place, and yet some lie among the orders a second time, in batches
      whose checksums are right. With the agent: ./demo-app/run --cve\
      """;

  private final CveOptions options;
  private final Screen screen;

  CveReport(CveOptions options, Screen screen) {
    this.options = options;
    this.screen = screen;
  }

  void print(List<SceneOutcome> outcomes, List<String> failures) throws IOException {
    screen.text(SceneTable.of(outcomes));
    for (SceneOutcome each : outcomes) {
      if (each.example().isPresent()) {
        print(each.example().get(), options.resultsOf(each.scene()));
      }
    }
    if (options.agent().isEmpty() && !options.fixed()) {
      outcomes.get(0).misrouted().forEach(this::print);
      screen.text(NO_AGENT);
    }
    screen.text("\nWhat each side said is in:");
    outcomes.forEach(each -> screen.text("  " + options.resultsOf(each.scene()).folder()));
    screen.text(conclusion(failures));
  }

  private void print(BatchExample example, Results results) throws IOException {
    screen.text("One finding in full:\n");
    screen.text(AgentReport.of(example.finding(), results.applicationLog()));
    screen.text("\nand what the consumers say of the same batch:");
    print(example.batch());
  }

  private void print(MisroutedBatch batch) {
    screen.text(
        "%s has %d records of %s, from offset %d on"
            .formatted(batch.partition(), batch.records(), batch.sentTo(), batch.baseOffset()));
  }

  private String conclusion(List<String> failures) {
    if (!failures.isEmpty()) {
      return "FAILED: " + String.join("\nFAILED: ", failures);
    }
    boolean agent = options.agent().isPresent();
    if (options.fixed()) {
      return "PASSED: nothing was misrouted" + (agent ? ", and the agent has no finding" : "");
    }
    return agent
        ? "PASSED: every misrouted batch is flagged, and with pool=protect there is none"
        : "PASSED: the misrouted records are there";
  }
}
