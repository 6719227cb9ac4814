package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.run.Screen;
import io.github.reusewatch.demo.story.app.Crc32c;
import io.github.reusewatch.demo.story.join.AgentReport;
import io.github.reusewatch.demo.story.join.Example;
import java.io.IOException;
import java.util.List;

/** The end of the run on the screen: the table, a finding, and what to make of it. */
final class Report {
  private static final String NO_AGENT =
      """

      That is all one knows: some records are wrong. Kafka took every one of them, its own checksums
      are right, the application has logged timeouts and the client's retries, and nothing tells which
      records changed in the application's memory, when, or who built and sent them. With the agent:
      ./demo-app/run\
      """;

  private final Options options;
  private final Screen screen;

  Report(Options options, Screen screen) {
    this.options = options;
    this.screen = screen;
  }

  void print(Outcome outcome, List<String> failures) throws IOException {
    screen.text(ResultTable.of(options, outcome));
    if (outcome.example().isPresent()) {
      print(outcome.example().get());
    }
    if (options.quiet()) {
      outcome.found().ifPresent(this::print);
    }
    if (options.agent().isEmpty() && !options.fixed() && !options.quiet()) {
      screen.text(NO_AGENT);
    }
    screen.text("\nWhat each side said is in " + options.results().folder());
    screen.text(conclusion(failures));
  }

  private void print(Example example) throws IOException {
    screen.text("One finding in full:\n");
    screen.text(AgentReport.of(example.finding(), options.results().applicationLog()));
    screen.text(
        """

        and what the consumer says of the same record: %s@%d, message %d by its key, is %s;
        its value has crc32c %s, and by the application's log it was built with %s\
        """
            .formatted(
                example.consumed().partition(),
                example.consumed().offset(),
                example.consumed().sequence(),
                example.consumed().verdict(),
                Crc32c.hex(example.consumed().crc32c()),
                Crc32c.hex(example.sent().crc32c())));
  }

  private void print(Found found) {
    screen.text(
        "\nFound %.1f s after the cluster was up, %.1f s after the start"
            .formatted(found.sinceClusterUp(), found.sinceStart()));
  }

  private String conclusion(List<String> failures) {
    if (!failures.isEmpty()) {
      return "FAILED: " + String.join("\nFAILED: ", failures);
    }
    boolean agent = options.agent().isPresent();
    if (options.quiet() && !agent) {
      return "PASSED: nothing has happened, and nothing would have been found; with the agent:"
          + " ./demo-app/run --quiet";
    }
    if (options.fixed()) {
      return "PASSED: nothing arrived corrupted" + (agent ? ", and the agent has no finding" : "");
    }
    return agent
        ? "PASSED: every record that arrived corrupted is flagged, and none that arrived intact"
        : "PASSED: the corruption is there";
  }
}
