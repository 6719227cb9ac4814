package io.github.reusewatch.core.config;

/** The options as a table: for the help on a terminal and for the documentation. */
public final class OptionTable {
  private static final int TEXT_WIDTH = 72;

  private OptionTable() {}

  /** For a terminal; ends with a line separator. */
  public static String text() {
    StringBuilder out =
        new StringBuilder(
            "reusewatch options, as -javaagent:reusewatch-agent.jar=key=value,key=value (a list inside a value is separated by ':'),\n"
                + "as system property reusewatch.KEY, as environment variable REUSEWATCH_KEY, or in the file named by config. Strongest first.\n\n");
    for (Option<?> option : Options.ALL) {
      out.append(String.format("  %-16s %s\n", option.key(), option.values()));
      StringBuilder line = new StringBuilder();
      for (String word : option.meaning().split(" ", -1)) {
        if (line.length() + word.length() > TEXT_WIDTH) {
          out.append(" ".repeat(19)).append(line.toString().stripTrailing()).append('\n');
          line.setLength(0);
        }
        line.append(word).append(' ');
      }
      out.append(" ".repeat(19)).append(line.toString().stripTrailing()).append('\n');
    }
    return out.toString();
  }

  /** The rows of the table in {@code docs/options.md}. */
  public static String markdown() {
    StringBuilder out =
        new StringBuilder("| key | values (default first) | meaning |\n| --- | --- | --- |\n");
    for (Option<?> option : Options.ALL) {
      out.append("| `")
          .append(option.key())
          .append("` | ")
          .append(option.values())
          .append(" | ")
          .append(option.meaning())
          .append(" |\n");
    }
    return out.toString();
  }
}
