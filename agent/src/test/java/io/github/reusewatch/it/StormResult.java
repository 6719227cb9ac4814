package io.github.reusewatch.it;

import io.github.reusewatch.chaos.Agreement;
import io.github.reusewatch.chaos.StormJoin;
import java.util.ArrayList;
import java.util.List;

/**
 * What came out of a storm.
 *
 * @param batches that arrived
 * @param corrupt of these
 */
record StormResult(int batches, int corrupt, StormJoin join, ForkedJvm.Ended ended) {

  int freed() {
    return join.findings("CLIENT_BUFFER_FREED_IN_FLIGHT", "at-risk");
  }

  int protectedBatches() {
    return join.findings("CLIENT_BUFFER_FREED_IN_FLIGHT", "protected");
  }

  int changed() {
    return join.findings("CLIENT_BUFFER_CHANGED_IN_FLIGHT", "changed");
  }

  int unknown() {
    return join.findings("CLIENT_BUFFER_CHANGED_IN_FLIGHT", "unknown");
  }

  /** The agent's objects for buffers, batches and requests, when all was closed. */
  long held() {
    return ended
        .stdout
        .lines()
        .filter(line -> line.startsWith("held "))
        .mapToLong(line -> Long.parseLong(line.substring("held ".length())))
        .findFirst()
        .orElseThrow();
  }

  /** The producers whose pool did not get all its memory back. */
  List<String> poolsNotFull() {
    return ended
        .stdout
        .lines()
        .filter(line -> line.startsWith("memory "))
        .filter(line -> !line.matches("memory \\S+ (\\d+) of \\1"))
        .toList();
  }

  private long pools() {
    return ended.stdout.lines().filter(line -> line.startsWith("memory ")).count();
  }

  /** For people. */
  String line() {
    List<String> counts = new ArrayList<>();
    for (Agreement agreement : Agreement.values()) {
      counts.add(agreement.text() + "=" + join.count(agreement));
    }
    return String.format(
        "batches=%d corrupt=%d freed=%d protected=%d changed=%d: %s disagree=%d pools=%d"
            + " not full=%d held=%d",
        batches,
        corrupt,
        freed(),
        protectedBatches(),
        changed(),
        String.join(" ", counts),
        join.disagreements().size(),
        pools(),
        poolsNotFull().size(),
        held());
  }
}
