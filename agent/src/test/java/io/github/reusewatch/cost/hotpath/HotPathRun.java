package io.github.reusewatch.cost.hotpath;

import io.github.reusewatch.cost.CpuTime;
import java.util.Collection;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs each setting in JVMs without the agent and with it, in turn, and the hashes in one without.
 * Of each JVM it prints a line: {@link #SEND}, the setting, whether the agent is there, and of a
 * send the time, the bytes and the CPU; or {@link #HASH}, {@code hash} or {@code copy}, the size,
 * the memory, and the nanoseconds.
 *
 * <p>Arguments: the agent's jar, the number of rounds, a regular expression for settings and {@link
 * #HASH}.
 */
public final class HotPathRun {
  public static final String SEND = "send\t";
  public static final String HASH = "hash";

  /**
   * Compiled code is waited for: a busy machine may have none at the end of the warm-up. And all
   * memory is touched before: the first use of a page may take longer than all that is measured.
   */
  private static final String[] JVM_ARGUMENTS = {
    "-Xbatch", "-XX:+AlwaysPreTouch", "-Xmn256m", "-Dorg.slf4j.simpleLogger.defaultLogLevel=off"
  };

  private static final int MANY = 100_000;

  private HotPathRun() {}

  public static void main(String[] arguments) throws RunnerException {
    String agent = "-javaagent:" + arguments[0];
    int rounds = Integer.parseInt(arguments[1]);
    String only = arguments[2];
    for (int round = 0; round < rounds; round++) {
      for (Setting setting : Setting.all()) {
        if (setting.toString().matches(only)) {
          send(setting, false);
          send(setting, true, agent);
        }
      }
      if (HASH.matches(only)) {
        hash();
      }
    }
  }

  private static void send(Setting setting, boolean watched, String... moreJvmArguments)
      throws RunnerException {
    boolean many = setting.inFlight() >= MANY; // a garbage collection takes longer than 300 ms
    ChainedOptionsBuilder options =
        options(HotPath.class)
            .param("phase", setting.phase().name())
            .param("size", Integer.toString(setting.size()))
            .param("inFlight", Integer.toString(setting.inFlight()))
            .param("watched", Boolean.toString(watched))
            .threads(setting.threads())
            .jvmArgsPrepend(heap(many ? "3g" : "1g"))
            .measurementTime(TimeValue.milliseconds(many ? 2_000 : 300))
            .jvmArgsAppend(moreJvmArguments)
            .addProfiler(Figures.class);
    for (RunResult result : run(options)) {
      System.out.println(
          SEND
              + String.join(
                  "\t",
                  setting.toString(),
                  Boolean.toString(watched),
                  Double.toString(
                      result.getPrimaryResult().getStatistics().getPercentile(50) / Batch.SENDS),
                  Double.toString(Figures.bytes(result)),
                  Double.toString(Figures.cpu(result))));
    }
  }

  private static void hash() throws RunnerException {
    for (RunResult result :
        run(options(Hashing.class).jvmArgsPrepend(heap("1g")).addProfiler(CpuTime.class))) {
      String name = result.getParams().getBenchmark();
      System.out.println(
          String.join(
              "\t",
              HASH,
              name.substring(name.lastIndexOf('.') + 1),
              result.getParams().getParam("size"),
              result.getParams().getParam("mebibytes"),
              Double.toString(result.getSecondaryResults().get(CpuTime.LABEL).getScore())));
    }
  }

  private static String[] heap(String size) {
    return new String[] {"-Xms" + size, "-Xmx" + size};
  }

  private static ChainedOptionsBuilder options(Class<?> benchmarks) {
    return new OptionsBuilder()
        .include("^" + benchmarks.getName().replace(".", "\\.") + "\\.")
        .forks(1)
        .warmupIterations(5)
        .warmupTime(TimeValue.milliseconds(400))
        .measurementIterations(5)
        .measurementTime(TimeValue.milliseconds(300))
        .jvmArgs(JVM_ARGUMENTS)
        .shouldFailOnError(true)
        .verbosity(VerboseMode.SILENT);
  }

  private static Collection<RunResult> run(ChainedOptionsBuilder options) throws RunnerException {
    return new Runner(options.build()).run();
  }
}
