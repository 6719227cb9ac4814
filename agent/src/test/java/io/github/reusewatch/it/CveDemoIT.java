package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The demo of CVE-2026-35554 on a real cluster. What it says of itself is held against the files
 * that it leaves: the records that consumers got, and the findings.
 */
class CveDemoIT {
  @TempDir Path folder;
  private DemoProcess demo;

  @BeforeEach
  void create() {
    demo = new DemoProcess(folder, Jdks.current());
  }

  @Test
  void misroutedRecordsAreFoundAndPrevented() throws IOException {
    ForkedJvm.Ended ended = demo.run("--cve");

    assertThat(ended.exitStatus).as(ended.stdout + ended.stderr).isZero();
    JsonObject detected = table("detect");
    assertThat(detected.get("client").getAsString()).isEqualTo("4.1.1");
    assertThat(detected.get("misrouted").getAsInt()).isPositive();
    assertThat(misrouted("detect")).hasSize(detected.get("misrouted").getAsInt());
    assertThat(detected.get("changedAndMisrouted")).isEqualTo(detected.get("misroutedBatches"));
    assertThat(detected.get("misroutedAndMissed").getAsInt()).isZero();
    assertThat(detected.get("changedButOriginalArrived").getAsInt()).isZero();
    assertThat(detected.get("changedUnexplained").getAsInt()).isZero();
    // Of each batch that was misrouted, the agent says where the wrong records lie.
    assertThat(
            findings("detect").stream()
                .filter(each -> kind(each).equals("CLIENT_BUFFER_CHANGED_IN_FLIGHT"))
                .map(each -> each.getAsJsonObject("record"))
                .filter(record -> !record.get("offset").isJsonNull()))
        .hasSize(detected.get("misroutedBatches").getAsInt());

    JsonObject prevented = table("protect");
    assertThat(prevented.get("misrouted").getAsInt()).isZero();
    assertThat(misrouted("protect")).isEmpty();
    assertThat(prevented.get("timedOutAndArrived")).isEqualTo(prevented.get("timedOut"));
    assertThat(findings("protect"))
        .isNotEmpty()
        .allMatch(each -> kind(each).equals("CLIENT_BUFFER_FREED_IN_FLIGHT"))
        .allMatch(each -> each.get("wire").getAsString().equals("protected"));
    assertThat(applicationLog("protect")).doesNotContain("errors of the agent's own");
  }

  @Test
  void clientWithTheFixGivesNothingToFind() throws IOException {
    ForkedJvm.Ended ended = demo.run("--cve", "--fixed");

    assertThat(ended.exitStatus).as(ended.stdout + ended.stderr).isZero();
    assertThat(table("fixed").get("client").getAsString()).isEqualTo("4.1.2");
    assertThat(table("fixed").get("timedOutAndArrived").getAsInt()).isPositive();
    assertThat(misrouted("fixed")).isEmpty();
    assertThat(demo.results().resolve("cve/fixed/findings.jsonl"))
        .satisfiesAnyOf(
            file -> assertThat(file).doesNotExist(), file -> assertThat(file).isEmptyFile());
    assertThat(applicationLog("fixed")).contains(" pool, ").doesNotContain("; not in: ");
  }

  private JsonObject table(String run) {
    return DemoProcess.table(demo.results().resolve("cve").resolve(run));
  }

  /** What consumers got from a partition that it was not sent to. */
  private List<JsonObject> misrouted(String run) throws IOException {
    return lines(run, "consumed.jsonl").stream()
        .filter(
            each ->
                !each.get("sentTo")
                    .getAsString()
                    .equals(each.get("topic").getAsString() + "-" + each.get("partition")))
        .collect(Collectors.toList());
  }

  private List<JsonObject> findings(String run) throws IOException {
    return lines(run, "findings.jsonl");
  }

  private static String kind(JsonObject finding) {
    return finding.get("kind").getAsString();
  }

  private List<JsonObject> lines(String run, String file) throws IOException {
    return Files.readAllLines(demo.results().resolve("cve").resolve(run).resolve(file)).stream()
        .map(line -> JsonParser.parseString(line).getAsJsonObject())
        .collect(Collectors.toList());
  }

  private String applicationLog(String run) throws IOException {
    return Files.readString(demo.results().resolve("cve").resolve(run).resolve("application.log"));
  }
}
