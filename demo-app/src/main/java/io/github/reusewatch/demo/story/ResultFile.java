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
            .add("quiet", options.quiet())
            .add("agent", options.agent().isPresent())
            .add("passed", failures.isEmpty())
            .add("failures", failures)
            .add("seconds", rounded(outcome.seconds()))
            .add("timedOutWrites", outcome.timeouts())
            .addAll(outcome.delivery());
    if (options.agent().isPresent()) {
      json.addAll(outcome.flags());
      outcome
          .found()
          .ifPresent(
              found ->
                  json.add("foundSecondsAfterStart", rounded(found.sinceStart()))
                      .add("foundSecondsAfterClusterUp", rounded(found.sinceClusterUp())));
    }
    json.write(file);
  }

  private static double rounded(double seconds) {
    return Math.round(seconds * 10) / 10.0;
  }
}
