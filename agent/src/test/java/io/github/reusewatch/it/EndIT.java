package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.scenario.Exits;
import io.github.reusewatch.scenario.Idle;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens when the process ends. */
class EndIT {
  @TempDir Path folder;

  @Test
  void whatWasNeverAcknowledgedIsReportedAsUnfinished() {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .withFindingsFile()
            .run(Exits.class, TestCluster.bootstrapServers(), "end-unfinished", "exit");
    assertThat(jvm.exitStatus).isEqualTo(3);
    assertThat(jvm.findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.get("kind").getAsString()).isEqualTo("CHANGED_BEFORE_ACK");
              assertThat(finding.get("outcome").getAsString()).isEqualTo("unfinished");
              assertThat(finding.get("wire").getAsString()).isEqualTo("intact");
              assertThat(finding.getAsJsonObject("record").get("offset").isJsonNull()).isTrue();
              assertThat(finding.getAsJsonObject("micros").get("acked").isJsonNull()).isTrue();
            });
    assertThat(jvm.stderr).contains("1 not acknowledged when the process ended");
  }

  @Test
  void theApplicationsShutdownHooksStillAcknowledge() {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .withFindingsFile()
            .run(Exits.class, TestCluster.bootstrapServers(), "end-hook", "hook");
    assertThat(jvm.stdout).contains("closed by the application's hook");
    assertThat(jvm.findings())
        .singleElement()
        .satisfies(finding -> assertThat(finding.get("outcome").getAsString()).isEqualTo("acked"));
    assertThat(jvm.stderr).contains("0 not acknowledged when the process ended");
  }

  @Test
  void aFindingBecomesTheExitStatusAfterTheApplicationsHooks() {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .agentArgument("on-finding=exit")
            .run(Exits.class, TestCluster.bootstrapServers(), "end-status", "hook");
    assertThat(jvm.exitStatus).isEqualTo(66);
    assertThat(jvm.stdout).contains("closed by the application's hook");
    assertThat(jvm.stderr).contains("exit summary");
  }

  @Test
  void theExitStatusCanBeChosen() {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .agentArgument("on-finding=exit,exit-code=9")
            .run(Exits.class, TestCluster.bootstrapServers(), "end-status-9", "exit");
    assertThat(jvm.exitStatus).isEqualTo(9);
  }

  @Test
  void alsoWhenMainEndsByAnException() {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .agentArgument("on-finding=exit")
            .run(Exits.class, TestCluster.bootstrapServers(), "end-throw", "throw");
    assertThat(jvm.exitStatus).isEqualTo(66);
    assertThat(jvm.stderr).contains("on purpose");
  }

  @Test
  void withoutAFindingTheExitStatusIsTheApplicationsOwn() {
    assertThat(ForkedJvm.in(folder).agentArgument("on-finding=exit").run(Idle.class).exitStatus)
        .isZero();
  }
}
