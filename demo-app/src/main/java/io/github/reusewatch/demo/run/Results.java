package io.github.reusewatch.demo.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The folder in which a run leaves what each side said.
 *
 * @param folder its path
 */
public record Results(Path folder) {

  /**
   * The agent's.
   *
   * @return JSON lines; the agent may create the file with the first finding only
   */
  public Path findings() {
    return folder.resolve("findings.jsonl");
  }

  /**
   * The consumers'.
   *
   * @return JSON lines
   */
  public Path consumed() {
    return folder.resolve("consumed.jsonl");
  }

  /**
   * The application's.
   *
   * @return a line for each record, behind a heading
   */
  public Path sent() {
    return folder.resolve("sent.csv");
  }

  /**
   * Standard output and error of the application, in which the agent speaks too.
   *
   * @return text
   */
  public Path applicationLog() {
    return folder.resolve("application.log");
  }

  /**
   * The comparison.
   *
   * @return one JSON object
   */
  public Path result() {
    return folder.resolve("result.json");
  }

  /**
   * Removes what an earlier run left: a run that breaks off must not show the results of another.
   *
   * @throws IOException if they cannot be removed
   */
  public void clear() throws IOException {
    Files.createDirectories(folder);
    for (Path each : List.of(findings(), consumed(), sent(), applicationLog(), result())) {
      Files.deleteIfExists(each);
    }
  }
}
