package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.EnumSource.Mode.EXCLUDE;

import io.github.reusewatch.corpus.Answer;
import io.github.reusewatch.corpus.Smoke;
import io.github.reusewatch.corpus.Trial;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Clients in each of which one hook does not fit, all in one JVM: the others are in, the start line
 * says what is not and what that costs, and what cannot be known is not said.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MissingHooksIT {
  private final Map<MissingHook, ClientUnderTest> clients = new EnumMap<>(MissingHook.class);
  private ClientsRun run;

  @BeforeAll
  void run(@TempDir Path folder) throws Exception {
    for (MissingHook missing : MissingHook.values()) {
      clients.put(missing, missing.client(folder));
    }
    run =
        ClientsRun.of(new ArrayList<>(clients.values()), Jdks.current(), folder, "MissingHooksIT.");
  }

  @AfterAll
  void removeTopics() {
    run.close();
  }

  @ParameterizedTest
  @EnumSource(mode = EXCLUDE, names = "SEND")
  void theStartLineSaysWhatIsMissingAndWhatThatCosts(MissingHook missing) {
    assertThat(run.startLine(clients.get(missing)).missing()).isEqualTo(missing.said);
  }

  @ParameterizedTest
  @EnumSource(mode = EXCLUDE, names = "SEND")
  void thePoolIsWatchedAtAllOfItsPlacesOrAtNone(MissingHook missing) {
    String hooks = run.startLine(clients.get(missing)).hooks();
    if (missing.isOfPool()) {
      assertThat(hooks).endsWith("copy, batch, failure");
    } else {
      assertThat(hooks).endsWith("pool, batches, requests, transmission, channels");
    }
  }

  @Test
  void withoutSendTheClientIsLeftAloneAndThatIsSaid() {
    assertThat(run.stderr())
        .containsPattern(
            "not watching \\S+\\.KafkaProducer loaded by '4.3.1-without-SEND' .*not in: \\Q"
                + MissingHook.SEND.said);
    assertThat(run.findings(clients.get(MissingHook.SEND))).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void nothingIsSaidThatIsNotSo(MissingHook missing) {
    Map<String, List<Answer>> found = run.found(clients.get(missing));
    assertThat(Smoke.trials())
        .allSatisfy(trial -> check(missing, trial, found.getOrDefault(trial.name(), List.of())));
  }

  private static void check(MissingHook missing, Trial trial, List<Answer> found) {
    if (missing.mayMiss(trial.name())) {
      assertThat(found)
          .as(trial.name())
          .allMatch(
              answer -> trial.expected().stream().anyMatch(right -> right.isAnsweredBy(answer)));
    } else if (missing.leavesUnknown(trial.name())) {
      assertThat(found).as(trial.name()).hasSameSizeAs(trial.expected());
      assertThat(found)
          .as(trial.name())
          .allMatch(
              answer ->
                  trial.expected().stream().anyMatch(right -> isRightOrUnknown(right, answer)))
          .anyMatch(answer -> answer.wire().equals("unknown"));
    } else {
      CorpusReport report = new CorpusReport();
      report.add(trial.name(), trial.expected(), found);
      assertThat(report.wrong()).isEmpty();
    }
  }

  private static boolean isRightOrUnknown(Answer right, Answer found) {
    return right.isAnsweredBy(found)
        || (found.wire().equals("unknown")
            && found.severity().equals("error")
            && found.role().equals(right.role())
            && found.outcome().equals(right.outcome()));
  }

  @Test
  void nothingIsLeftTrackedAndTheAgentMadeNoError() {
    assertThat(run.stderr())
        .contains(" 0 not acknowledged when the process ended")
        .doesNotContain("errors of the agent's own");
  }
}
