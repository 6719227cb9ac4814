package io.github.reusewatch.demo.story;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.demo.run.Results;
import io.github.reusewatch.demo.story.join.Delivery;
import io.github.reusewatch.demo.story.join.Flags;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JudgementTest {
  private static final Optional<Path> AGENT = Optional.of(Path.of("agent.jar"));
  private static final Optional<Path> NO_AGENT = Optional.empty();
  private static final Flags NONE = new Flags(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  private static List<String> failures(
      boolean fixed, Optional<Path> agent, Delivery delivery, Flags flags) {
    Outcome outcome =
        new Outcome(30, 12, Optional.empty(), true, delivery, flags, Optional.empty());
    return Judgement.failures(
        new Options(fixed, false, agent, new Results(Path.of("results"))), outcome);
  }

  /** Without a restart. */
  private static Delivery quietly(int corrupted) {
    return new Delivery(1000, 0, 0, corrupted, 0);
  }

  private static Delivery corrupted(int count) {
    return new Delivery(1000, 3, 2, count, 0);
  }

  @Test
  void everyCorruptedRecordFlaggedAndSomeLost() {
    Flags flags = new Flags(23, 20, 3, 0, 0, 0, 0, 0, 0, 5, 100, 0, 0);

    assertThat(failures(false, AGENT, corrupted(20), flags)).isEmpty();
  }

  @Test
  void tooFewCorruptedShowNothing() {
    Flags flags = new Flags(19, 19, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    assertThat(failures(false, AGENT, corrupted(19), flags))
        .containsExactly(
            "only 19 records arrived corrupted, too few to show anything (at least 20): run it"
                + " again");
    assertThat(failures(false, NO_AGENT, corrupted(19), NONE)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4})
  void everyDisagreementFails(int which) {
    int[] count = new int[5];
    count[which] = 7;
    Flags flags =
        new Flags(100, 93, 0, count[0], count[1], count[2], count[3], count[4], 0, 0, 0, 0, 0);

    assertThat(failures(false, AGENT, corrupted(100), flags))
        .singleElement()
        .asString()
        .endsWith(": 7");
  }

  @Test
  void withoutAgentOnlyTheCorruptionCounts() {
    Flags missed = new Flags(0, 0, 0, 0, 0, 0, 0, 100, 0, 0, 0, 0, 0);

    assertThat(failures(false, NO_AGENT, corrupted(100), missed)).isEmpty();
  }

  @Test
  void agentThatSaysNothingWasNotThere() {
    Outcome outcome =
        new Outcome(30, 12, Optional.empty(), false, corrupted(0), NONE, Optional.empty());

    assertThat(
            Judgement.failures(
                new Options(true, false, AGENT, new Results(Path.of("results"))), outcome))
        .containsExactly("the agent has not said a word: it was not there");
  }

  @Test
  void fixedApplicationHasNoCorruptionAndNoFindingOfAnyKind() {
    Flags harmless = new Flags(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0);

    assertThat(failures(true, AGENT, corrupted(0), NONE)).isEmpty();
    assertThat(failures(true, AGENT, corrupted(0), harmless))
        .containsExactly("findings on an application without the bug: 4");
    assertThat(failures(true, NO_AGENT, corrupted(1), NONE))
        .containsExactly("records that arrived corrupted: 1");
  }

  @Test
  void fixedApplicationMustHaveSeenTheDanger() {
    Outcome outcome =
        new Outcome(30, 0, Optional.empty(), true, corrupted(0), NONE, Optional.empty());

    assertThat(
            Judgement.failures(
                new Options(true, false, AGENT, new Results(Path.of("results"))), outcome))
        .singleElement()
        .asString()
        .startsWith("no write timed out");
  }

  @Test
  void consumersAndApplicationMustAgree() {
    assertThat(failures(false, NO_AGENT, new Delivery(1000, 0, 0, 100, 2), NONE))
        .containsExactly(
            "arrivals on which the consumer and the application's own log disagree: 2");
  }

  @Test
  void quietRunWithoutTheAgentShowsThatNothingHappens() {
    assertThat(undisturbed(0, quietly(0))).isEmpty();
    assertThat(undisturbed(0, quietly(1))).containsExactly("records that arrived corrupted: 1");
    assertThat(undisturbed(2, quietly(0)))
        .singleElement()
        .asString()
        .startsWith("writes that timed out, though nothing was done to the cluster")
        .endsWith(": 2");
  }

  @Test
  void quietRunLosesNothing() {
    Options options = new Options(false, true, AGENT, new Results(Path.of("results")));
    Flags flags = new Flags(20, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

    assertThat(failures(options, new Delivery(1000, 3, 0, 20, 0), flags))
        .containsExactly("records that never arrived, though no leader failed: 3");
    assertThat(failures(options, new Delivery(1000, 0, 0, 20, 0), flags)).isEmpty();
  }

  private static List<String> failures(Options options, Delivery delivery, Flags flags) {
    return Judgement.failures(
        options, new Outcome(30, 12, Optional.empty(), true, delivery, flags, Optional.empty()));
  }

  private static List<String> undisturbed(int timeouts, Delivery delivery) {
    return Judgement.failures(
        new Options(false, true, NO_AGENT, new Results(Path.of("results"))),
        new Outcome(30, timeouts, Optional.empty(), false, delivery, NONE, Optional.empty()));
  }

  @Test
  void quietRunWithTheAgentIsHeldToTheSameAsAnyOther() {
    Outcome outcome =
        new Outcome(30, 0, Optional.empty(), true, quietly(0), NONE, Optional.empty());
    Results results = new Results(Path.of("results"));

    assertThat(Judgement.failures(new Options(false, true, AGENT, results), outcome))
        .singleElement()
        .asString()
        .startsWith("only 0 records arrived corrupted");
    assertThat(Judgement.failures(new Options(true, true, AGENT, results), outcome))
        .singleElement()
        .asString()
        .startsWith("no write timed out");
  }

  @Test
  void aLineThatDoesNotRefillArraysFails() {
    Flags flags = new Flags(20, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 1);
    assertThat(failures(false, AGENT, corrupted(20), flags))
        .containsExactly("findings that name a line which does not refill arrays: 1");
  }
}
