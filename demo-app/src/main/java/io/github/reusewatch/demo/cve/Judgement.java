package io.github.reusewatch.demo.cve;

import io.github.reusewatch.demo.cve.join.BatchDelivery;
import io.github.reusewatch.demo.cve.join.BatchFlags;
import java.util.ArrayList;
import java.util.List;

/** Whether a run of the application has shown what it is there to show. */
final class Judgement {
  private final List<String> failures = new ArrayList<>();

  private Judgement() {}

  /** What is not as it must be; nothing, if all is well. */
  static List<String> failures(SceneOutcome outcome) {
    Judgement judgement = new Judgement();
    judgement.provoked(outcome);
    judgement.delivery(outcome.scene(), outcome.delivery());
    if (outcome.scene().hasAgent()) {
      judgement.agent(outcome);
    }
    return judgement.failures;
  }

  private void provoked(SceneOutcome outcome) {
    boolean struck =
        switch (outcome.scene()) {
          case DETECT, WITHOUT_AGENT -> outcome.delivery().misrouted() > 0;
          case PROTECT -> outcome.flags().guarded() > 0;
          // Their request was still being written when they had timed out.
          case FIXED, FIXED_WITHOUT_AGENT -> outcome.delivery().timedOutAndArrived() > 0;
        };
    if (!struck) {
      failures.add(
          "the client never came to where the bug strikes: was the machine too busy? Run it again");
    }
  }

  private void delivery(Scene scene, BatchDelivery delivery) {
    if (scene == Scene.PROTECT || scene.isFixed()) {
      none(delivery.misrouted(), "records that consumers got from another topic");
    }
    none(delivery.acknowledgedAndMissing(), "acknowledged records that no consumer got");
    none(delivery.failedOtherwise(), "records that failed with something else than a time-out");
    none(delivery.garbled(), "values that nobody sent");
  }

  private void agent(SceneOutcome outcome) {
    BatchFlags flags = outcome.flags();
    if (!outcome.agentSpoke()) {
      failures.add("the agent has not said a word: it was not there");
    }
    switch (outcome.scene()) {
      case FIXED -> none(flags.findings(), "findings on a client without the bug");
      case PROTECT -> {
        none(flags.changed(), "batches flagged as changed though they are protected");
        none(flags.atRisk(), "batches at risk though they are protected");
      }
      default -> none(flags.guarded(), "batches protected though nobody asked for it");
    }
    none(flags.misroutedAndMissed(), "batches misrouted and missed");
    none(flags.changedButOriginalArrived(), "batches flagged although the original arrived");
    none(flags.changedUnexplained(), "batches flagged, and no such batch arrived");
    none(flags.changedUnannounced(), "batches flagged as changed, and not as freed before that");
    none(flags.others(), "findings of other kinds");
  }

  private void none(int count, String what) {
    if (count > 0) {
      failures.add(what + ": " + count);
    }
  }
}
