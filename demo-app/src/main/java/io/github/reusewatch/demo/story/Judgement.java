package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.story.join.Flags;
import java.util.ArrayList;
import java.util.List;

/** Whether a run has shown what it is there to show. */
final class Judgement {
  /** Fewer would be no ground for saying that none is missed. */
  static final int FEWEST_CORRUPTED = 20;

  private final List<String> failures = new ArrayList<>();

  private Judgement() {}

  /** What is not as it must be; nothing, if all is well. */
  static List<String> failures(Options options, Outcome outcome) {
    Judgement judgement = new Judgement();
    if (options.quiet() && options.agent().isEmpty()) {
      judgement.undisturbed(outcome);
    } else if (options.fixed()) {
      judgement.withoutBug(outcome);
    } else {
      judgement.withBug(outcome);
    }
    if (options.quiet()) {
      judgement.none(
          outcome.delivery().neverArrived(), "records that never arrived, though no leader failed");
    }
    judgement.none(
        outcome.delivery().verdictDisagrees(),
        "arrivals on which the consumer and the application's own log disagree");
    if (options.agent().isPresent()) {
      judgement.agent(options.fixed(), outcome);
    }
    return judgement.failures;
  }

  private void withBug(Outcome outcome) {
    int corrupted = outcome.delivery().corrupted();
    if (corrupted < FEWEST_CORRUPTED) {
      failures.add(
          "only %d records arrived corrupted, too few to show anything (at least %d): run it again"
              .formatted(corrupted, FEWEST_CORRUPTED));
    }
  }

  private void withoutBug(Outcome outcome) {
    none(outcome.delivery().corrupted(), "records that arrived corrupted");
    if (outcome.timeouts() == 0) {
      failures.add(
          "no write timed out: this run never came to where the bug would have struck, run it"
              + " again");
    }
  }

  /** No restart, and no agent that holds sends. */
  private void undisturbed(Outcome outcome) {
    none(outcome.delivery().corrupted(), "records that arrived corrupted");
    none(
        outcome.timeouts(),
        "writes that timed out, though nothing was done to the cluster (is this machine busy?)");
  }

  private void agent(boolean fixed, Outcome outcome) {
    Flags flags = outcome.flags();
    if (!outcome.agentSpoke()) {
      failures.add("the agent has not said a word: it was not there");
    }
    if (fixed) {
      none(flags.findings(), "findings on an application without the bug");
    }
    none(flags.corruptedAndMissed(), "corrupted and missed");
    none(flags.flaggedButOriginalArrived(), "flagged although the original bytes arrived");
    none(flags.flaggedWithOtherBytes(), "flagged with other bytes than those that arrived");
    none(flags.flaggedTwice(), "flagged more than once");
    none(flags.flaggedUnexplained(), "flagged, and no such record was sent");
    none(flags.writerWrong(), "findings that name a line which does not refill arrays");
  }

  private void none(int count, String what) {
    if (count > 0) {
      failures.add(what + ": " + count);
    }
  }
}
