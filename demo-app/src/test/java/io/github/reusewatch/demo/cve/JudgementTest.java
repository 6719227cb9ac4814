package io.github.reusewatch.demo.cve;

import static io.github.reusewatch.demo.cve.SceneOutcomes.FLAGGED;
import static io.github.reusewatch.demo.cve.SceneOutcomes.LATE;
import static io.github.reusewatch.demo.cve.SceneOutcomes.MISROUTED;
import static io.github.reusewatch.demo.cve.SceneOutcomes.NONE;
import static io.github.reusewatch.demo.cve.SceneOutcomes.PROTECTED;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.demo.cve.join.BatchDelivery;
import io.github.reusewatch.demo.cve.join.BatchFlags;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class JudgementTest {
  private static List<String> failures(Scene scene, BatchDelivery delivery, BatchFlags flags) {
    return Judgement.failures(SceneOutcomes.of(scene, delivery, flags));
  }

  @Test
  void asItShouldBe() {
    assertThat(failures(Scene.DETECT, MISROUTED, FLAGGED)).isEmpty();
    assertThat(failures(Scene.PROTECT, LATE, PROTECTED)).isEmpty();
    assertThat(failures(Scene.WITHOUT_AGENT, MISROUTED, NONE)).isEmpty();
    assertThat(failures(Scene.FIXED, LATE, NONE)).isEmpty();
    assertThat(failures(Scene.FIXED_WITHOUT_AGENT, LATE, NONE)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void bugThatWasNotProvoked(Scene scene) {
    BatchDelivery inTime = new BatchDelivery(0, 0, 910, 0, 0, 0, 0, 0);

    assertThat(failures(scene, inTime, NONE))
        .singleElement()
        .asString()
        .startsWith("the client never came to where the bug strikes");
  }

  @Test
  void misroutedThoughItIsProtectedOrFixed() {
    BatchFlags changed = new BatchFlags(1, 3, 1, 1, 0, 0, 0, 0, 0, 0);

    assertThat(failures(Scene.PROTECT, MISROUTED, changed))
        .containsExactly(
            "records that consumers got from another topic: 300",
            "batches flagged as changed though they are protected: 1",
            "batches at risk though they are protected: 1");
    assertThat(failures(Scene.FIXED_WITHOUT_AGENT, MISROUTED, NONE))
        .contains("records that consumers got from another topic: 300");
  }

  /** As with pool=off: nothing is found, and nothing kept from going wrong. */
  @Test
  void protectionThatIsNotThere() {
    assertThat(failures(Scene.PROTECT, MISROUTED, new BatchFlags(0, 0, 0, 0, 0, 0, 0, 3, 0, 0)))
        .hasSize(3)
        .contains(
            "records that consumers got from another topic: 300",
            "batches misrouted and missed: 3");
  }

  @Test
  void findingOnAClientWithoutTheBug() {
    assertThat(failures(Scene.FIXED, LATE, PROTECTED))
        .containsExactly("findings on a client without the bug: 4");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5})
  void everyDisagreementFails(int which) {
    int[] count = new int[6];
    count[which] = 7;
    BatchFlags flags =
        new BatchFlags(4, count[0], 4, 3, 1, count[1], count[2], count[3], count[4], count[5]);

    assertThat(failures(Scene.DETECT, MISROUTED, flags)).singleElement().asString().endsWith(": 7");
    assertThat(failures(Scene.WITHOUT_AGENT, MISROUTED, flags)).isEmpty();
  }

  @Test
  void everyWrongDeliveryFails() {
    assertThat(failures(Scene.WITHOUT_AGENT, new BatchDelivery(400, 1, 510, 2, 0, 300, 3, 4), NONE))
        .containsExactly(
            "acknowledged records that no consumer got: 2",
            "records that failed with something else than a time-out: 1",
            "values that nobody sent: 4");
  }

  @Test
  void agentThatSaysNothingWasNotThere() {
    SceneOutcome silent =
        new SceneOutcome(Scene.FIXED, false, LATE, NONE, List.of(), Optional.empty());

    assertThat(Judgement.failures(silent))
        .containsExactly("the agent has not said a word: it was not there");
  }
}
