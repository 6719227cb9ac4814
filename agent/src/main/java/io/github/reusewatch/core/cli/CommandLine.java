package io.github.reusewatch.core.cli;

import io.github.reusewatch.core.AgentVersion;
import io.github.reusewatch.core.config.OptionTable;

/**
 * {@code java -jar reusewatch-agent.jar …}: a program of its own, on stdout. Exit status 0, or 2
 * for a wrong argument.
 */
public final class CommandLine {
  private static final String USAGE =
      "Usage: java -javaagent:reusewatch-agent.jar[=key=value,...] ...   watches the Kafka producers of that JVM\n"
          + "       java -jar reusewatch-agent.jar help|version|options";

  private CommandLine() {}

  /** Called by {@code premain.AgentMain} through reflection. */
  public static void main(String[] arguments) {
    String command = arguments.length == 0 ? "help" : arguments[0];
    if (arguments.length > 1) {
      fail("'" + arguments[1] + "' is one argument too many");
    }
    switch (command) {
      case "help":
        System.out.println(
            "reusewatch "
                + AgentVersion.get()
                + ": finds buffers reused by Kafka producers before their send is acknowledged.\n\n"
                + USAGE);
        break;
      case "version":
        System.out.println("reusewatch " + AgentVersion.get());
        break;
      case "options":
        System.out.print(OptionTable.text());
        break;
      default:
        fail("unknown command '" + command + "'");
    }
  }

  private static void fail(String why) {
    System.err.println("reusewatch: " + why + ".\n" + USAGE);
    System.exit(2);
  }
}
