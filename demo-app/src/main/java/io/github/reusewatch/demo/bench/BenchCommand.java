package io.github.reusewatch.demo.bench;

import io.github.reusewatch.demo.run.Farewell;
import io.github.reusewatch.demo.run.Screen;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code bench}. */
@Command(
    name = "bench",
    sortOptions = false,
    description = {
      "",
      "What the agent costs: one producer under load, bare, with the agent and its options, with the"
          + " OpenTelemetry Java agent, and with an interceptor that hashes; each in processes of"
          + " its own, in turn.",
      "",
      "Of each list of values the first is the base; the others are measured one at a time.",
      ""
    },
    exitCodeListHeading = "%nExit status:%n",
    exitCodeList = {
      "0:everything was measured",
      "1:some processes failed: the last lines say which",
      "2:a wrong argument",
      "3:the run broke off"
    })
public final class BenchCommand implements Callable<Integer> {
  private static final int FAILED = 1;

  @Spec private CommandSpec spec;

  @Option(
      names = "--quick",
      description = "Fewer loads and shorter rounds: about ten minutes on 2 cores, not an hour.")
  private boolean quick;

  @Option(
      names = "--full",
      description = "All combinations of all values, with all variants: takes a day.")
  private boolean full;

  @Option(
      names = "--broker",
      paramLabel = "KIND",
      defaultValue = "scripted",
      description =
          "scripted (default): a process that acknowledges at once; real: a node of Kafka, which"
              + " takes much of the CPU.")
  private BrokerKind broker;

  @Mixin private LoadOptions loads;
  @Mixin private TimingOptions times;

  @Option(
      names = "--agent",
      paramLabel = "JAR",
      defaultValue = "${sys:demo.root:-.}/agent/target/reusewatch-agent.jar",
      description = "The agent (default: agent/target/reusewatch-agent.jar).")
  private Path agent;

  @Option(
      names = "--opentelemetry",
      paramLabel = "JAR",
      defaultValue = "${sys:demo.root:-.}/demo-app/target/agents/opentelemetry-javaagent.jar",
      description = "The OpenTelemetry Java agent (default: the one that the build has fetched).")
  private Path openTelemetry;

  @Option(
      names = "--results",
      paramLabel = "FOLDER",
      defaultValue = "${sys:demo.root:-.}/demo-app/target/bench",
      description = "Where results and logs go (default: demo-app/target/bench).")
  private Path results;

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Shows this help.")
  private boolean unusedHelp;

  /** For the command line's library. */
  BenchCommand() {}

  @Override
  public Integer call() throws Exception {
    Settings settings = settings();
    Screen screen = new Screen(System.out);
    Farewell farewell = new Farewell(screen);
    try {
      return new BenchRun(settings, screen).run() ? 0 : FAILED;
    } finally {
      farewell.cancel();
    }
  }

  Settings settings() {
    try {
      Matrix matrix = loads.matrix(quick);
      Settings settings =
          new Settings(
              full ? matrix.product() : matrix.cells(),
              times.timing(quick),
              broker == BrokerKind.real,
              new Agents(absolute(agent), absolute(openTelemetry)),
              absolute(results));
      settings.variants().forEach(variant -> checkJars(variant, settings.agents()));
      return settings;
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), e.getMessage(), e);
    }
  }

  private static void checkJars(Variant variant, Agents agents) {
    for (Path jar : variant.jars(agents)) {
      if (!Files.isRegularFile(jar)) {
        throw new IllegalArgumentException(
            "there is no %s, which the variant %s needs: build it, or choose others with --variants"
                .formatted(jar, variant));
      }
    }
  }

  private static Path absolute(Path path) {
    return path.toAbsolutePath().normalize();
  }
}
