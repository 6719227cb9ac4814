package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.jacoco.core.analysis.Analyzer;
import org.jacoco.core.analysis.CoverageBuilder;
import org.jacoco.core.tools.ExecFileLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Agents of others in the same JVM, before and after ours on the command line: each does its work,
 * and the answers are those of a JVM without it.
 */
class NeighboursIT {
  private static final Path JARS = Path.of("target", "neighbours").toAbsolutePath();

  @TempDir Path folder;

  /**
   * OpenTelemetry adds headers to the record inside {@code send}, wraps the callback, and puts a
   * copy in the place of a record that is sent again.
   */
  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("jdksAndOrders")
  void openTelemetry(Path java, Order order) {
    Smoke smoke = new Smoke("otel-" + order + Jdks.versionOf(java));
    ForkedJvm.Ended jvm =
        smoke.run(
            order.put(
                ForkedJvm.in(folder)
                    .java(java)
                    .jvmArguments(
                        "-Dotel.traces.exporter=console",
                        "-Dotel.metrics.exporter=none",
                        "-Dotel.logs.exporter=none"),
                "-javaagent:" + JARS.resolve("opentelemetry-javaagent.jar")));

    smoke.assertRightAnswers(jvm);
    assertThat(jvm.stdout).isEqualTo(Smoke.stdout());
    Map<String, ConsumerRecord<byte[], byte[]>> records = Topics.read(smoke.topics());
    smoke.assertRightOnBroker(jvm.findings(), records);
    assertThat(records.values())
        .isNotEmpty()
        .allMatch(record -> record.headers().lastHeader("traceparent") != null);
    assertThat(smoke.topics())
        .allSatisfy(topic -> assertThat(jvm.stderr).contains("'" + topic + " publish'"));
    // Its bridge is on the boot class path, too, so that the warning comes twice.
    assertThat(Smoke.unexplained(jvm))
        .filteredOn(line -> !line.matches("\\[otel\\.javaagent .*] INFO .*"))
        .containsExactly(Smoke.DOCUMENTED_WARNING, Smoke.DOCUMENTED_WARNING);
  }

  /** JaCoCo gives every class probes: ours sees its classes, or it sees ours. */
  @ParameterizedTest(name = "{0} {1}")
  @MethodSource("jdksAndOrders")
  void jacoco(Path java, Order order) throws IOException {
    Smoke smoke = new Smoke("jacoco-" + order + Jdks.versionOf(java));
    Path coverage = folder.resolve("jacoco.exec");
    ForkedJvm.Ended jvm =
        smoke.run(
            order.put(
                ForkedJvm.in(folder).java(java),
                "-javaagent:"
                    + JARS.resolve("org.jacoco.agent-runtime.jar")
                    + "=destfile="
                    + coverage));

    smoke.assertRightAnswers(jvm);
    assertThat(jvm.stdout).isEqualTo(Smoke.stdout());
    assertThat(Smoke.unexplained(jvm)).containsExactly(Smoke.DOCUMENTED_WARNING);
    smoke.assertRightOnBroker(jvm.findings(), Topics.read(smoke.topics()));
    CoverageBuilder ofScenarios = coverageOfScenarios(coverage);
    assertThat(ofScenarios.getNoMatchClasses()).isEmpty();
    assertThat(ofScenarios.getClasses())
        .filteredOn(type -> type.getName().endsWith("/ChangedBeforeSend"))
        .singleElement()
        .satisfies(type -> assertThat(type.getLineCounter().getCoveredCount()).isPositive());
  }

  /** As when an image and a start script both add the agent, each from a place of its own. */
  @Test
  void aSecondOfOurOwn() throws IOException {
    Smoke smoke = new Smoke("twice");
    Path copy = Files.copy(ForkedJvm.AGENT, folder.resolve("copy-of-reusewatch-agent.jar"));
    ForkedJvm.Ended jvm =
        smoke.run(ForkedJvm.in(folder).jvmArgumentsAfterAgent("-javaagent:" + copy));

    smoke.assertRightAnswers(jvm);
    assertThat(jvm.stdout).isEqualTo(Smoke.stdout());
    assertThat(jvm.stderr).containsOnlyOnce(" is on: ").containsOnlyOnce("already attached");
    assertThat(Smoke.unexplained(jvm)).containsExactly(Smoke.DOCUMENTED_WARNING);
  }

  private static CoverageBuilder coverageOfScenarios(Path execFile) throws IOException {
    ExecFileLoader loader = new ExecFileLoader();
    loader.load(execFile.toFile());
    CoverageBuilder builder = new CoverageBuilder();
    new Analyzer(loader.getExecutionDataStore(), builder)
        .analyzeAll(Path.of("target/test-classes/io/github/reusewatch/scenario").toFile());
    return builder;
  }

  static Stream<Arguments> jdksAndOrders() {
    return Jdks.currentAndNewest()
        .flatMap(java -> Stream.of(Order.values()).map(order -> Arguments.of(java, order)));
  }

  /** Where the other agent stands. */
  private enum Order {
    BEFORE {
      @Override
      ForkedJvm put(ForkedJvm jvm, String otherAgent) {
        return jvm.jvmArguments(otherAgent);
      }
    },
    AFTER {
      @Override
      ForkedJvm put(ForkedJvm jvm, String otherAgent) {
        return jvm.jvmArgumentsAfterAgent(otherAgent);
      }
    };

    abstract ForkedJvm put(ForkedJvm jvm, String otherAgent);
  }
}
