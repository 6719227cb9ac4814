package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.reusewatch.apps.handover.HandoverCases;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Raw arrays in a queue of the application's, before a record is built over them. */
class HandoverIT {
  private static final String WRITER = "io.github.reusewatch.apps.handover.QueueingWriter#";
  private static final String HANDOVER = "writer=off,stacks=all,handover=" + WRITER + "write";

  @TempDir Path folder;

  @Test
  void anArrayThatChangesInTheQueue() {
    ForkedJvm.Ended jvm = run(HANDOVER + ",release=" + WRITER + "giveBack");
    Map<String, String> expected = new TreeMap<>();
    Stream.of("handed-refilled", "handed-wrapped", "handed-in-list", "handed-twice")
        .forEach(topic -> expected.put(topic, "CHANGED_BEFORE_SEND changed"));
    expected.put("handed-given-back", "RELEASED_BEFORE_ACK intact");
    assertThat(found(jvm)).containsExactlyInAnyOrderEntriesOf(expected);
    assertThat(jvm.findings())
        .allSatisfy(
            finding -> {
              JsonObject micros = finding.getAsJsonObject("micros");
              assertThat(micros.get("handed").getAsLong()).isZero();
              assertThat(micros.get("built").getAsLong()).isPositive();
              assertThat(finding.getAsJsonObject("record").get("offset").getAsLong())
                  .as("of the first record")
                  .isZero();
              assertThat(finding.getAsJsonObject("change").get("crcBefore").getAsString())
                  .as("of the first content")
                  .isEqualTo(crcOfZeros());
              assertThat(SourceLine.comment("handover", lineOfCase(finding)))
                  .isEqualTo(
                      "HandoverCases "
                          + finding.getAsJsonObject("record").get("topic").getAsString());
            });
    assertThat(jvm.stderr)
        .contains(
            "handover: 9 arrays and buffers handed over, 9 of them came in a record, 0 wait\n");
  }

  /** What the option is for: without it the record is built over what was there by then. */
  @Test
  void withoutTheOptionNothingIsKnownOfTheQueue() {
    assertThat(found(run("writer=off"))).isEmpty();
  }

  @Test
  void withoutTheRecordsConstructionItIsFoundAllTheSame() {
    assertThat(found(run(HANDOVER + ",watch=send")))
        .containsOnlyKeys("handed-refilled", "handed-wrapped", "handed-in-list", "handed-twice");
  }

  private static String lineOfCase(JsonObject finding) {
    return TwoTopics.stack(finding, "handedSite")
        .lines()
        .filter(frame -> frame.contains(".HandoverCases."))
        .findFirst()
        .orElseThrow();
  }

  private static String crcOfZeros() {
    CRC32C crc = new CRC32C();
    crc.update(new byte[256]);
    return String.format("%08x", crc.getValue());
  }

  private ForkedJvm.Ended run(String options) {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder).agentArgument(options).withFindingsFile().run(HandoverCases.class);
    assertThat(jvm.exitStatus).as(jvm.stdout + jvm.stderr).isZero();
    assertThat(jvm.stderr)
        .doesNotContain("errors of the agent's own")
        .doesNotContain("an error of its own");
    return jvm;
  }

  private static Map<String, String> found(ForkedJvm.Ended jvm) {
    return jvm.findings().stream()
        .collect(
            Collectors.toMap(
                finding -> finding.getAsJsonObject("record").get("topic").getAsString(),
                finding ->
                    finding.get("kind").getAsString() + " " + finding.get("wire").getAsString()));
  }
}
