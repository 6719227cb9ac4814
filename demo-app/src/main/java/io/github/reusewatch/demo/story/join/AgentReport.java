package io.github.reusewatch.demo.story.join;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A finding as the agent tells it. */
public final class AgentReport {
  private static final Gson GSON =
      new GsonBuilder().setPrettyPrinting().serializeNulls().disableHtmlEscaping().create();

  private AgentReport() {}

  /**
   * The agent's text from the application's output, or else the finding's JSON: the agent writes a
   * text for the first of each fingerprint only.
   *
   * @param finding one of the agent's
   * @param applicationLog in which the agent speaks, too
   * @return text of several lines
   * @throws IOException if the log cannot be read
   */
  public static String of(Finding finding, Path applicationLog) throws IOException {
    List<String> text = new ArrayList<>();
    for (String line : Files.readAllLines(applicationLog)) {
      if (!text.isEmpty() || isHeadingOf(finding, line)) {
        text.add(line);
      }
      if (!text.isEmpty() && line.startsWith("SUMMARY:")) {
        return String.join("\n", text);
      }
    }
    return GSON.toJson(finding.json());
  }

  private static boolean isHeadingOf(Finding finding, String line) {
    return finding.isFirstOfItsKind()
        && line.startsWith("====")
        && line.contains("[" + finding.fingerprint() + "]");
  }
}
