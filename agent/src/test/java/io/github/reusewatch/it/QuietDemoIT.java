package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The demo on a real cluster of which no broker is restarted: the agent holds sends instead. */
class QuietDemoIT {
  /** What is promised on a machine that is not busy with other things. */
  private static final double PROMISED_SECONDS = 15;

  @TempDir Path folder;
  private DemoProcess demo;

  @BeforeEach
  void create() {
    demo = new DemoProcess(folder, Jdks.current());
  }

  @Test
  void theBugIsFoundWithoutARestart() throws IOException {
    JsonObject table = run("--quiet");

    assertThat(table.get("quiet").getAsBoolean()).isTrue();
    assertThat(table.get("corrupted").getAsInt()).isPositive();
    assertThat(table.get("flaggedAndCorrupted")).isEqualTo(table.get("corrupted"));
    assertThat(table.get("flagged")).isEqualTo(table.get("corrupted"));
    assertThat(table.get("corruptedAndMissed").getAsInt()).isZero();
    assertThat(table.get("flaggedButOriginalArrived").getAsInt()).isZero();
    assertThat(table.get("neverArrived").getAsInt()).isZero();
    // Not the first one: it is what puts the traps in.
    assertThat(table.get("writerNamed").getAsInt()).isPositive();
    assertThat(table.get("writerWrong").getAsInt()).isZero();
    double found = table.get("foundSecondsAfterClusterUp").getAsDouble();
    // A cluster is up after 4 s; on a machine that takes much longer, everything does.
    double clusterUp = table.get("foundSecondsAfterStart").getAsDouble() - found;
    assertThat(found).isLessThan(Math.max(PROMISED_SECONDS, 3 * clusterUp));
    assertThat(linesThatWrote())
        .isNotEmpty()
        .allMatch(line -> line.matches(".*\\.(OrderFrame|MetricsFrame)\\.(fill|put)\\(.*"));
    assertThat(applicationLog())
        .contains("  stretch=0.04%@3s: ")
        .contains(" sends held at their entry, for ")
        .contains(" wire=changed ")
        .doesNotContain("errors of the agent's own");
  }

  @Test
  void everyFindingNamesTheLineThatRefillsIfTrapsAreThereFromTheStart() throws IOException {
    demo.environment("REUSEWATCH_WRITER", "on");

    JsonObject table = run("--quiet");

    int findings =
        table.get("flagged").getAsInt()
            + table.get("wireNotChanged").getAsInt()
            + table.get("wireUnknown").getAsInt();
    assertThat(table.get("corrupted").getAsInt()).isPositive();
    assertThat(table.get("writerNamed").getAsInt()).isEqualTo(findings);
    assertThat(table.get("writerWrong").getAsInt()).isZero();
    assertThat(applicationLog()).doesNotContain("errors of the agent's own");
  }

  @Test
  void theFixedApplicationGivesNothingToFind() throws IOException {
    JsonObject table = run("--quiet", "--fixed");

    assertThat(table.get("timedOutWrites").getAsInt()).isPositive();
    assertThat(table.get("corrupted").getAsInt()).isZero();
    assertThat(table.has("foundSecondsAfterClusterUp")).isFalse();
    assertThat(applicationLog())
        .contains(" sends held at their entry, for ")
        .contains("findings: 0 among the ")
        .doesNotContain("errors of the agent's own");
  }

  private JsonObject run(String... options) {
    ForkedJvm.Ended ended = demo.run(options);
    assertThat(ended.exitStatus).as(ended.stdout + ended.stderr).isZero();
    return DemoProcess.table(demo.results());
  }

  private List<String> linesThatWrote() throws IOException {
    return Files.readAllLines(demo.results().resolve("findings.jsonl")).stream()
        .map(line -> JsonParser.parseString(line).getAsJsonObject().getAsJsonObject("writer"))
        .filter(writer -> writer.get("evidence").getAsString().equals("trap"))
        .map(writer -> writer.getAsJsonArray("stack").get(0).getAsString())
        .toList();
  }

  private String applicationLog() throws IOException {
    return Files.readString(demo.results().resolve("application.log"));
  }
}
