package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.cost.InFlight;
import io.github.reusewatch.cost.TrapCost;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Measures; asserts nothing about time. Benchmarks of code that writes into arrays which are not
 * watched, without the agent and with its write traps in, in turn.
 */
@Tag("stress")
class TrapCostIT {
  private static final String LIBRARIES =
      "jmh-core|jopt-simple|commons-math3|avro|protobuf-java|jackson-.*";

  @TempDir private Path folder;

  @Test
  void whatArmedTrapsCost() throws IOException {
    int rounds = Integer.getInteger("cost.turns", 3);
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .withoutAgent()
            .classPath(ForkedJvm.applicationClassPath(LIBRARIES))
            .jvmArguments("-Djmh.ignoreLock=true")
            .timeout(Duration.ofHours(1))
            .run(
                TrapCost.class,
                ForkedJvm.AGENT.toString(),
                Integer.toString(rounds),
                System.getProperty("cost.only", ".*"));
    assertThat(jvm.exitStatus).as(jvm.stdout + jvm.stderr).isZero();
    List<String> output = jvm.stdout.lines().collect(Collectors.toList());
    TrapCostTable table = new TrapCostTable(output);
    assertThat(output)
        .filteredOn(line -> line.matches(" +write traps: [1-9]\\d* places in .*"))
        .as("JVMs with traps")
        .hasSize(table.benchmarks() * rounds * InFlight.values().length);
    Files.write(Path.of("target", "trap-cost.txt"), table.lines());
    table.lines().forEach(System.out::println);
  }
}
