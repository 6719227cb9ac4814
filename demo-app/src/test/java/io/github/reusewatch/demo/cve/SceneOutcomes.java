package io.github.reusewatch.demo.cve;

import io.github.reusewatch.demo.cve.join.BatchDelivery;
import io.github.reusewatch.demo.cve.join.BatchFlags;
import java.util.List;
import java.util.Optional;

/** What runs have shown, for tests. */
final class SceneOutcomes {
  /** The bug has struck. */
  static final BatchDelivery MISROUTED = new BatchDelivery(400, 0, 510, 0, 0, 300, 3, 0);

  /** It has not. */
  static final BatchDelivery LATE = new BatchDelivery(400, 0, 510, 0, 400, 0, 0, 0);

  static final BatchFlags FLAGGED = new BatchFlags(4, 0, 4, 3, 1, 0, 0, 0, 0, 0);
  static final BatchFlags PROTECTED = new BatchFlags(0, 4, 0, 0, 0, 0, 0, 0, 0, 0);
  static final BatchFlags NONE = new BatchFlags(0, 0, 0, 0, 0, 0, 0, 0, 0, 0);

  private SceneOutcomes() {}

  static SceneOutcome of(Scene scene, BatchDelivery delivery, BatchFlags flags) {
    return new SceneOutcome(scene, true, delivery, flags, List.of(), Optional.empty());
  }
}
