package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.cost.hotpath.HotPathRun;
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
 * Measures; asserts nothing about time. The moments of a send without the agent and with it, in
 * turn, and the hash beside a copy.
 */
@Tag("stress")
class HotPathIT {
  private static final String LIBRARIES = "jmh-core|jopt-simple|commons-math3";

  @TempDir private Path folder;

  @Test
  void whatASendCosts() throws IOException {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .withoutAgent()
            .classPath(ForkedJvm.applicationClassPath(LIBRARIES))
            .jvmArguments("-Djmh.ignoreLock=true")
            .timeout(Duration.ofHours(3))
            .run(
                HotPathRun.class,
                ForkedJvm.AGENT.toString(),
                Integer.toString(Integer.getInteger("hotpath.turns", 3)),
                System.getProperty("hotpath.only", ".*"));
    assertThat(jvm.exitStatus).as(jvm.stdout + jvm.stderr).isZero();
    List<String> output = jvm.stdout.lines().collect(Collectors.toList());
    List<String> lines = new HotPathTable(output).lines();
    lines.addAll(new HashTable(output).lines());
    assertThat(lines).as("hotpath.only takes none").isNotEmpty();
    Files.write(Path.of("target", "hot-path.txt"), lines);
    lines.forEach(System.out::println);
  }
}
