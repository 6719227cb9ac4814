package io.github.reusewatch.demo.cve;

import java.util.List;
import java.util.Optional;

/** One run of the application. All run on the same cluster and in the same way. */
enum Scene {
  /** The agent says what goes wrong. */
  DETECT("detect", false, "detect"),
  /** The agent keeps it from going wrong. */
  PROTECT("protect", false, "protect"),
  /** As the world is today. */
  WITHOUT_AGENT("without-agent", false, null),
  /** The agent has nothing to say. */
  FIXED("fixed", true, "detect"),
  /** As the world will be. */
  FIXED_WITHOUT_AGENT("fixed-without-agent", true, null);

  private final String folder;
  private final boolean fixed;
  private final String pool;

  Scene(String folder, boolean fixed, String pool) {
    this.folder = folder;
    this.fixed = fixed;
    this.pool = pool;
  }

  /** Those of a run of the demo, in their order. */
  static List<Scene> of(boolean fixed, boolean agent) {
    if (fixed) {
      return List.of(agent ? FIXED : FIXED_WITHOUT_AGENT);
    }
    return agent ? List.of(DETECT, PROTECT) : List.of(WITHOUT_AGENT);
  }

  /** Where its results are. */
  String folder() {
    return folder;
  }

  /** Whether its client is one that has the fix. */
  boolean isFixed() {
    return fixed;
  }

  /** The agent's option; nothing, if the agent is not there. */
  Optional<String> poolOption() {
    return Optional.ofNullable(pool).map(value -> "pool=" + value);
  }

  boolean hasAgent() {
    return pool != null;
  }

  /** What tells it from the others. */
  String title() {
    return poolOption().orElse("no agent");
  }
}
