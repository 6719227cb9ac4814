package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.reusewatch.scenario.FreedTwice;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** D12: one buffer in two live batches. */
class FreedTwiceIT {
  @TempDir Path folder;

  @Test
  void bothBatchesAreNamed() {
    ForkedJvm.Ended jvm = run("detect", "freed-twice-orders", "freed-twice-payments");
    assertThat(jvm.findings())
        .filteredOn(finding -> kind(finding).equals("CLIENT_BUFFER_FREED_IN_FLIGHT"))
        .isNotEmpty()
        .allSatisfy(
            finding -> {
              assertThat(finding.get("wire").getAsString()).isEqualTo("at-risk");
              assertThat(batch(finding).get("freed").getAsString()).isEqualTo("twice");
            })
        .anySatisfy(
            finding -> {
              assertThat(finding.getAsJsonObject("record").get("topic").getAsString())
                  .isEqualTo("freed-twice-orders");
              assertThat(batch(finding).getAsJsonObject("takenBy").get("topic").getAsString())
                  .isEqualTo("freed-twice-payments");
            });
    // If it was closed before the other wrote its header; the client closes them in any order.
    assertThat(jvm.findings())
        .filteredOn(finding -> kind(finding).equals("CLIENT_BUFFER_CHANGED_IN_FLIGHT"))
        .allSatisfy(
            finding -> {
              assertThat(finding.getAsJsonObject("record").get("topic").getAsString())
                  .isEqualTo("freed-twice-orders");
              assertThat(finding.getAsJsonObject("record").get("offset").isJsonNull()).isTrue();
            });
    assertThat(jvm.stdout).contains("freed-twice-orders failed");
  }

  @Test
  void underProtectEachBatchHasItsOwnAndThePoolCountsItOnce() {
    ForkedJvm.Ended jvm = run("protect", "freed-twice-protected-1", "freed-twice-protected-2");
    assertThat(jvm.stdout)
        .contains("freed-twice-protected-1 acknowledged", "freed-twice-protected-2 acknowledged")
        .contains("available 33554432", "total 33554432");
    assertThat(jvm.findings()).isEmpty();
  }

  private ForkedJvm.Ended run(String pool, String... topics) {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .agentArgument("pool=" + pool)
            .withFindingsFile()
            .run(FreedTwice.class, TestCluster.bootstrapServers(), topics[0], topics[1]);
    assertThat(jvm.exitStatus).isZero();
    assertThat(jvm.stderr).doesNotContain("errors of the agent's own");
    return jvm;
  }

  private static String kind(JsonObject finding) {
    return finding.get("kind").getAsString();
  }

  private static JsonObject batch(JsonObject finding) {
    return finding.getAsJsonObject("batch");
  }
}
