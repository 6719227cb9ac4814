package io.github.reusewatch.demo.story;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** The folder in which a run leaves what each side said. */
record Results(Path folder) {

  /** The agent's. */
  Path findings() {
    return folder.resolve("findings.jsonl");
  }

  /** The consumers'. */
  Path consumed() {
    return folder.resolve("consumed.jsonl");
  }

  /** The application's. */
  Path sent() {
    return folder.resolve("sent.csv");
  }

  /** Standard output and error of the application, in which the agent speaks too. */
  Path applicationLog() {
    return folder.resolve("application.log");
  }

  /** The comparison. */
  Path result() {
    return folder.resolve("result.json");
  }

  /**
   * Removes what an earlier run left: a run that breaks off must not show the results of another.
   */
  void clear() throws IOException {
    Files.createDirectories(folder);
    for (Path each : List.of(findings(), consumed(), sent(), applicationLog(), result())) {
      Files.deleteIfExists(each);
    }
  }
}
