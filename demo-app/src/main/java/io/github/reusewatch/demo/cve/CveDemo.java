package io.github.reusewatch.demo.cve;

import io.github.reusewatch.demo.run.FlatJson;
import io.github.reusewatch.demo.run.Screen;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** The demo of CVE-2026-35554. */
public final class CveDemo {
  private CveDemo() {}

  /**
   * Runs it, and tells what it shows.
   *
   * @param options what is asked for
   * @param screen where it is told
   * @return whether it shows what it should
   */
  public static boolean run(CveOptions options, Screen screen)
      throws IOException, InterruptedException, ExecutionException {
    List<SceneOutcome> outcomes = new CveStory(options, screen).run();
    List<String> failures = new ArrayList<>();
    for (SceneOutcome each : outcomes) {
      List<String> itsFailures = Judgement.failures(each);
      write(options, each, itsFailures);
      itsFailures.forEach(failure -> failures.add(each.scene().title() + ": " + failure));
    }
    new CveReport(options, screen).print(outcomes, failures);
    return failures.isEmpty();
  }

  private static void write(CveOptions options, SceneOutcome outcome, List<String> failures)
      throws IOException {
    FlatJson json =
        new FlatJson()
            .add("client", options.client().version())
            .add("agent", outcome.scene().title())
            .add("passed", failures.isEmpty())
            .add("failures", failures)
            .addAll(outcome.delivery());
    if (outcome.scene().hasAgent()) {
      json.addAll(outcome.flags());
    }
    json.write(options.resultsOf(outcome.scene()).result());
  }
}
