package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.google.gson.JsonObject;
import io.github.reusewatch.scenario.Stretched;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The option {@code stretch}: some sends are held at their entry, and a latent reuse shows. */
class StretchIT {
  /** Nothing that is held for so long goes on by itself while a test waits. */
  private static final String FOR_EVER = "stretch=100%@600s";

  @TempDir Path folder;
  private ForkedJvm.Ended jvm;

  @AfterEach
  void noErrorOfTheAgent() {
    assertThat(jvm.exitStatus).as(jvm.stderr).isZero();
    assertThat(jvm.stderr).doesNotContain("errors of the agent's own");
  }

  @Test
  void aLatentReuseIsNotSeenOnAQuietCluster() {
    play("", "gives-back-after-timeout");
    assertThat(jvm.stdout).isEqualTo("answered in time: true\n");
    assertThat(jvm.findings()).isEmpty();
    assertThat(jvm.stderr).doesNotContain("stretch");
  }

  @Test
  void aLatentReuseIsFoundWhileSendsAreHeld() {
    play("stretch=100%@3s", "gives-back-after-timeout");
    assertThat(jvm.stdout).isEqualTo("answered in time: false\n");
    List<JsonObject> findings = jvm.findings();
    assertThat(findings.stream().map(StretchIT::kindAndWire).collect(Collectors.toList()))
        .containsExactlyInAnyOrder("CHANGED_DURING_SEND changed", "CHANGED_BEFORE_SEND changed");
    for (JsonObject finding : findings) {
      boolean during = kindAndWire(finding).startsWith("CHANGED_DURING_SEND");
      JsonObject micros = finding.getAsJsonObject("micros");
      assertThat(micros.get("copied").getAsLong() - micros.get("sent").getAsLong())
          .isGreaterThanOrEqualTo(3_000_000);
      assertThat(finding.get("note").isJsonNull()).isEqualTo(!during);
    }
    assertThat(jvm.stderr)
        .contains(
            "reusewatch: stretch=100%@3s: that part of the watched sends, drawn at random, is held for that long")
        .contains("the option stretch held this send")
        .containsPattern("  stretch=100%@3s: 3 sends held at their entry, for [0-9.]+ s in all\n")
        .doesNotContain("drawn and not held");
  }

  @Test
  void theClientsOwnThreadIsNeverHeld() {
    play("stretch=100%@2s", "callback-sends");
    assertThat(millis(jvm.stdout)).isLessThan(1000);
    assertThat(jvm.stderr)
        .contains("  stretch=100%@2s: 1 sends held at their entry, for 2.")
        .contains("  stretch=100%@2s: 1 more were drawn and not held: on a thread of the client's");
  }

  @Test
  void aSendWithinAnotherIsNeverHeldEvenIfThatIsNotWatched() {
    play(FOR_EVER + ",topics=audit", "serializer-sends");
    assertThat(jvm.stderr)
        .contains("sends: 2 seen, 1 watched")
        .contains("  " + FOR_EVER + ": NO SEND WAS HELD")
        .contains("  " + FOR_EVER + ": 1 more were drawn and not held");
  }

  @Test
  void aProducerThatNeverBlocksIsNotHeld() {
    play(FOR_EVER, "mock");
    assertThat(jvm.stderr)
        .contains("sends: 1 seen, 1 watched")
        .contains("  " + FOR_EVER + ": NO SEND WAS HELD")
        .doesNotContain("drawn and not held");
  }

  @Test
  void anInterruptEndsTheHoldAndTheClientSeesIt() {
    play(FOR_EVER, "interrupted");
    assertThat(jvm.stdout).isEqualTo("outcome: InterruptException\n");
    assertThat(jvm.stderr)
        .containsPattern(
            "1 sends held at their entry, for [0-9.]+ s in all; 1 of them cut short by an interrupt");
  }

  @Test
  void aVirtualThreadLeavesItsCarrierToOthers() {
    Optional<Path> java = Jdks.newestBeside().filter(jdk -> Jdks.versionOf(jdk) >= 21);
    assumeThat(java).as("a JDK with virtual threads, in the same folder as this").isPresent();
    play(
        ForkedJvm.in(folder)
            .java(java.orElseThrow())
            .jvmArguments(
                "-Djdk.virtualThreadScheduler.parallelism=1",
                "-Djdk.virtualThreadScheduler.maxPoolSize=1"),
        FOR_EVER,
        "virtual");
    assertThat(jvm.stdout)
        .isEqualTo("other ran: true\nsent by then: false\ninterrupt kept: true\n");
  }

  private void play(String options, String scenario) {
    play(ForkedJvm.in(folder), options, scenario);
  }

  private void play(ForkedJvm process, String options, String scenario) {
    jvm = process.agentArgument(options).withFindingsFile().run(Stretched.class, scenario);
  }

  private static String kindAndWire(JsonObject finding) {
    return finding.get("kind").getAsString() + " " + finding.get("wire").getAsString();
  }

  private static long millis(String output) {
    return Long.parseLong(output.strip().replaceFirst(".*: ", ""));
  }
}
