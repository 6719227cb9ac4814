package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.bench.BenchCommand;
import io.github.reusewatch.demo.cve.CveDemo;
import io.github.reusewatch.demo.cve.CveOptions;
import io.github.reusewatch.demo.run.Farewell;
import io.github.reusewatch.demo.run.Results;
import io.github.reusewatch.demo.run.Screen;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The demo's command line. */
@Command(
    name = "./demo-app/run",
    sortOptions = false,
    subcommands = BenchCommand.class,
    description = {
      "",
      "A producer with a pooled-buffer bug goes through a rolling restart of a real Kafka cluster,"
          + " with the agent attached. What the agent flags is compared, record by record, with what"
          + " the consumers got.",
      "",
      "With --quiet no broker is restarted: the agent makes the bug show on a quiet cluster.",
      "",
      "With --cve it is the client that has the bug: CVE-2026-35554 (KAFKA-19012).",
      "",
      "The command bench measures what the agent costs.",
      ""
    },
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {
      "0:the run shows what it should",
      "1:it does not: the last lines say why",
      "2:a wrong argument",
      "3:the run broke off"
    })
public final class Demo implements Callable<Integer> {
  private static final int FAILED = 1;
  private static final int BROKE_OFF = 3;

  @Spec private CommandSpec spec;

  @Option(
      names = "--fixed",
      description =
          "The application gives buffers back only after the acknowledgement: no corruption, no"
              + " finding.")
  private boolean fixed;

  @Option(
      names = "--quiet",
      description =
          "No restart: the agent's option stretch holds some sends, so that the bug shows all the"
              + " same. With --no-agent: nothing happens.")
  private boolean quiet;

  @Option(
      names = "--cve",
      description =
          "An application without a bug and a kafka-clients that has CVE-2026-35554, which sends one"
              + " topic's records to another: with pool=detect, and again with pool=protect. With"
              + " --fixed the client that has the fix.")
  private boolean cve;

  @Option(names = "--no-agent", description = "Without the agent: corruption without explanation.")
  private boolean noAgent;

  @Option(
      names = "--agent",
      paramLabel = "JAR",
      defaultValue = "${sys:demo.root:-.}/agent/target/reusewatch-agent.jar",
      description = "The agent to attach (default: agent/target/reusewatch-agent.jar).")
  private Path agent;

  @Option(
      names = "--results",
      paramLabel = "FOLDER",
      defaultValue = "${sys:demo.root:-.}/demo-app/target/demo",
      description = "Where the results go (default: demo-app/target/demo).")
  private Path results;

  @Option(
      names = "--clients",
      paramLabel = "FOLDER",
      defaultValue = "${sys:demo.root:-.}/demo-app/target/clients",
      description =
          "The clients for --cve: a folder with one kafka-clients jar, of any version, in affected/ and one in fixed/ (default: demo-app/target/clients).")
  private Path clients;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this help.")
  private boolean unusedHelp;

  /** Only {@link #main} and the command line's tests make one. */
  Demo() {}

  /**
   * Runs the demo and exits with its status.
   *
   * @param args see {@code --help}
   */
  public static void main(String[] args) {
    // Clients log every broken connection, of which a restart has many.
    System.setProperty("org.slf4j.simpleLogger.defaultLogLevel", "error");
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    return new CommandLine(new Demo())
        .setParameterExceptionHandler(Demo::wrongArgument)
        .setExecutionExceptionHandler((exception, command, parsed) -> brokeOff(exception, command));
  }

  @Override
  public Integer call() throws Exception {
    Options options = options();
    Screen screen = new Screen(System.out);
    Farewell farewell = new Farewell(screen);
    try {
      boolean asItShould = cve ? CveDemo.run(cveOptions(), screen) : runStory(options, screen);
      return asItShould ? 0 : FAILED;
    } finally {
      farewell.cancel();
    }
  }

  private static boolean runStory(Options options, Screen screen) throws Exception {
    Outcome outcome = new Story(options, screen).run();
    List<String> failures = Judgement.failures(options, outcome);
    ResultFile.write(options.results().result(), options, outcome, failures);
    new Report(options, screen).print(outcome, failures);
    return failures.isEmpty();
  }

  Options options() {
    if (quiet && cve) {
      throw new ParameterException(
          spec.commandLine(),
          "--quiet and --cve exclude each other: --cve needs a broker that stalls");
    }
    return new Options(fixed, quiet, agentJar(), new Results(results.toAbsolutePath().normalize()));
  }

  CveOptions cveOptions() {
    return new CveOptions(
        fixed,
        agentJar(),
        results.toAbsolutePath().normalize().resolve("cve"),
        clients.toAbsolutePath().normalize());
  }

  private Optional<Path> agentJar() {
    if (noAgent) {
      return Optional.empty();
    }
    Path jar = agent.toAbsolutePath().normalize();
    if (!Files.isRegularFile(jar)) {
      throw new ParameterException(spec.commandLine(), "there is no agent at " + jar);
    }
    return Optional.of(jar);
  }

  private static int wrongArgument(ParameterException exception, String[] args) {
    CommandLine command = exception.getCommandLine();
    command.getErr().println(exception.getMessage());
    CommandLine.UnmatchedArgumentException.printSuggestions(exception, command.getErr());
    command.getErr().println("See " + command.getCommandSpec().qualifiedName() + " --help");
    return command.getCommandSpec().exitCodeOnInvalidInput();
  }

  private static int brokeOff(Exception exception, CommandLine command) {
    if (!Farewell.isUnderWay()) {
      String message = exception.getMessage();
      command
          .getErr()
          .println("The run broke off: " + (message == null ? exception.toString() : message));
    }
    return BROKE_OFF;
  }
}
