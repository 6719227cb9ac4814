package io.github.reusewatch.cost;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs the benchmarks in JVMs without the agent, and with it and its write traps in, in turn. Of
 * each JVM it prints a line: benchmark, {@code bare} or what was in flight, nanoseconds of CPU.
 *
 * <p>Arguments: the agent's jar, the number of rounds, a regular expression for benchmarks.
 */
public final class TrapCost {
  public static final String BARE = "bare";

  /** A line of this program's begins with it; the others are those of the agent. */
  public static final String LINE = "cost\t";

  private static final String BENCHMARKS = "io\\.github\\.reusewatch\\.cost\\.(Loops|Orders)\\.";

  /** Compiled code is waited for: a busy machine may have none at the end of the warm-up. */
  private static final String[] JVM_ARGUMENTS = {
    "-Xbatch", "-Xms512m", "-Xmx512m", "-Dorg.slf4j.simpleLogger.defaultLogLevel=error"
  };

  private static final int WARM_UPS = 3;
  private static final int ITERATIONS = 8;
  private static final List<InFlight> ARMED = List.of(InFlight.values());

  private TrapCost() {}

  public static void main(String[] arguments) throws RunnerException {
    String agent = "-javaagent:" + arguments[0] + "=writer=on";
    int rounds = Integer.parseInt(arguments[1]);
    String benchmarks = BENCHMARKS + "(" + arguments[2] + ")$";
    for (int round = 0; round < rounds; round++) {
      print(BARE, run(benchmarks, InFlight.NOTHING));
      for (InFlight inFlight : ARMED) {
        print(inFlight.name(), run(benchmarks, inFlight, agent));
      }
    }
  }

  /** CPU times of an operation in nanoseconds, by names of benchmarks. */
  private static Map<String, Double> run(
      String benchmarks, InFlight inFlight, String... moreJvmArguments) throws RunnerException {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include(benchmarks)
            .param("inFlight", inFlight.name())
            .forks(1)
            .warmupIterations(WARM_UPS)
            .warmupTime(TimeValue.milliseconds(300))
            .measurementIterations(ITERATIONS)
            .measurementTime(TimeValue.milliseconds(100))
            .jvmArgs(JVM_ARGUMENTS)
            .jvmArgsAppend(moreJvmArguments)
            .addProfiler(CpuTime.class)
            .shouldFailOnError(true)
            .verbosity(VerboseMode.SILENT);
    Map<String, Double> nanos = new TreeMap<>();
    for (RunResult result : new Runner(options.build()).run()) {
      String name = result.getParams().getBenchmark();
      nanos.put(
          name.substring(name.lastIndexOf('.') + 1),
          result.getSecondaryResults().get(CpuTime.LABEL).getScore());
    }
    return nanos;
  }

  private static void print(String variant, Map<String, Double> nanos) {
    nanos.forEach((name, each) -> System.out.println(LINE + name + "\t" + variant + "\t" + each));
  }
}
