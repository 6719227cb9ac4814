package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.run.FlatJson;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** The table as JSON, in which the agent's rows are absent from a run without it. */
final class ResultFile {
  private ResultFile() {}

  static void write(Path file, Options options, Outcome outcome, List<String> failures)
      throws IOException {
    FlatJson json =
        new FlatJson()
            .add("application", options.fixed() ? "fixed" : "with the bug")
            .add("agent", options.agent().isPresent())
            .add("passed", failures.isEmpty())
            .add("failures", failures)
            .add("seconds", Math.round(outcome.seconds() * 10) / 10.0)
            .add("timedOutWrites", outcome.timeouts())
            .addAll(outcome.delivery());
    if (options.agent().isPresent()) {
      json.addAll(outcome.flags());
    }
    json.write(file);
  }
}
