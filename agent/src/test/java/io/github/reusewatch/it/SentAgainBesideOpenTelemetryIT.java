package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.scenario.SentAgain;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * OpenTelemetry cannot add its header to a record that was sent before, since the client made its
 * headers read-only. So it puts a copy in the record's place, made inside {@code send}: the
 * application's record is older, and so are the bytes that it should have.
 */
class SentAgainBesideOpenTelemetryIT {
  private static final String OPEN_TELEMETRY =
      "-javaagent:"
          + Path.of("target", "neighbours", "opentelemetry-javaagent.jar").toAbsolutePath();

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void aChangeSinceTheFirstSendIsFound(boolean withOpenTelemetry) {
    String topic = "sent-again-" + withOpenTelemetry;
    ForkedJvm jvm = ForkedJvm.in(folder).withFindingsFile();
    if (withOpenTelemetry) {
      jvm.jvmArguments(
          "-Dotel.traces.exporter=none",
          "-Dotel.metrics.exporter=none",
          "-Dotel.logs.exporter=none",
          OPEN_TELEMETRY);
    }
    ForkedJvm.Ended ended = jvm.run(SentAgain.class, TestCluster.bootstrapServers(), topic);

    assertThat(ended.exitStatus).as(ended.stderr).isZero();
    assertThat(ended.findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.get("wire").getAsString()).isEqualTo("changed");
              assertThat(finding.getAsJsonObject("change").get("crcAfter").getAsString())
                  .isEqualTo(Topics.crcOnBroker(finding, Topics.read(List.of(topic))));
            });
  }
}
