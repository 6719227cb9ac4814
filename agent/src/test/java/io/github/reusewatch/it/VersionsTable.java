package io.github.reusewatch.it;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The README's table of versions, as a run gives it. */
final class VersionsTable {
  private static final Pattern MARKED =
      Pattern.compile("<!-- versions -->\n(.*)<!-- end of versions -->", Pattern.DOTALL);

  private VersionsTable() {}

  static String of(List<ClientUnderTest> clients, ClientsRun run) {
    StringBuilder table =
        new StringBuilder("| kafka-clients | hooks | cases right |\n| --- | --- | --- |\n");
    for (ClientUnderTest client : clients) {
      table
          .append("| ")
          .append(described(client))
          .append(" | ")
          .append(hooks(run.startLine(client)))
          .append(" | ")
          .append(cases(run.answers(client)))
          .append(" |\n");
    }
    return table.toString();
  }

  private static String described(ClientUnderTest client) {
    return client.setting().isEmpty()
        ? client.label().replace("-", ", ")
        : client.version() + " with `" + client.setting() + "`";
  }

  private static String hooks(StartLine line) {
    return line.missing().isEmpty() ? "all" : line.hooks() + "; not in: " + line.missing();
  }

  private static String cases(CorpusReport answers) {
    return answers.cases() - answers.wrong().size() + " of " + answers.cases();
  }

  /** What stands between the two comments. */
  static String in(Path page) throws IOException {
    Matcher marked = MARKED.matcher(Files.readString(page));
    return marked.find() ? marked.group(1) : "no " + MARKED;
  }
}
