package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.broker.AcknowledgingBroker;
import io.github.reusewatch.cost.CostApplication;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Measures; asserts nothing about time. Producers without the agent and with each value of the
 * option {@code pool}, in turn; the records themselves are not watched. Then the agent's calls in
 * such a producer.
 */
@Tag("stress")
class PoolCostIT {
  private static final List<String> MODES = List.of("without agent", "off", "detect", "protect");

  @TempDir private static Path brokerFolder;
  @TempDir private Path folder;

  private static Process broker;
  private static String bootstrapServers;

  @BeforeAll
  static void startBroker() throws IOException {
    broker =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx128m",
                "-XX:+UseSerialGC",
                "-cp",
                ForkedJvm.testClasses() + File.pathSeparator,
                AcknowledgingBroker.class.getName(),
                CostApplication.TOPIC + "=" + CostApplication.PARTITIONS)
            .redirectError(brokerFolder.resolve("stderr").toFile())
            .start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(broker.getInputStream(), StandardCharsets.UTF_8));
    bootstrapServers = "127.0.0.1:" + out.readLine().substring("port ".length());
  }

  @AfterAll
  static void endBroker() {
    broker.destroy();
  }

  @Test
  void whatItCosts() throws IOException {
    Map<String, List<Long>> cpu = new LinkedHashMap<>();
    for (int turn = 0; turn < Integer.getInteger("cost.turns", 6); turn++) {
      for (String mode : MODES) {
        cpu.computeIfAbsent(mode, none -> new ArrayList<>())
            .addAll(figures(run(mode, 16_384), "cpu "));
      }
    }
    List<String> lines = new ArrayList<>();
    lines.add("CPU of the process, ns for a record of 1 KiB in batches of 16 KiB");
    cpu.forEach((mode, figures) -> lines.add("  " + new Spread(figures) + "  " + mode));
    long record = new Spread(cpu.get("off")).median();
    for (String mode : List.of("detect", "protect")) {
      for (int batchSize : new int[] {16_384, 131_072}) {
        lines.addAll(calls(mode, batchSize, record));
      }
    }
    Files.write(Path.of("target", "pool-cost.txt"), lines);
    lines.forEach(System.out::println);
  }

  private List<String> calls(String mode, int batchSize, long record) {
    List<String> out = run(mode, batchSize, "timed");
    long calls = figures(out, "calls ").get(0);
    long batches = figures(out, "batches ").get(0);
    assertThat(batches).isPositive();
    double records = 1_000_000.0 / batches;
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            "%s, batches of %d KiB (%.1f records): %d ns of the agent's calls a batch, %.0f ns a MB,"
                + " %.2f %% of the CPU of its records",
            mode,
            batchSize / 1_024,
            records,
            calls,
            calls * 1_000_000.0 / (records * 1_024),
            100.0 * calls / (records * record)));
    out.stream()
        .filter(line -> line.startsWith("call "))
        .forEach(line -> lines.add("  " + line.substring("call ".length())));
    return lines;
  }

  private List<String> run(String mode, int batchSize, String... more) {
    ForkedJvm jvm = ForkedJvm.in(folder).jvmArguments("-XX:TieredStopAtLevel=4", "-Xmx512m");
    if (mode.equals("without agent")) {
      jvm.withoutAgent();
    } else {
      jvm.agentArgument("topics=!" + CostApplication.TOPIC + ",pool=" + mode);
    }
    List<String> arguments =
        new ArrayList<>(List.of(bootstrapServers, Integer.toString(batchSize)));
    arguments.addAll(List.of(more));
    ForkedJvm.Ended ended = jvm.run(CostApplication.class, arguments.toArray(new String[0]));
    assertThat(ended.exitStatus).as(ended.stderr).isZero();
    return ended.stdout.lines().toList();
  }

  private static List<Long> figures(List<String> lines, String label) {
    return lines.stream()
        .filter(line -> line.startsWith(label))
        .map(line -> Long.valueOf(line.substring(label.length())))
        .toList();
  }
}
