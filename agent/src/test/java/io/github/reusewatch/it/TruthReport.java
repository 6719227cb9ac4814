package io.github.reusewatch.it;

import io.github.reusewatch.truth.Script;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What came out of one seed, for people. */
final class TruthReport {
  private static final int TOLD = 20;

  private final long seed;
  private final Script script;
  private final TruthJoin join;
  private final FlaggedParts flagged;

  TruthReport(long seed, Script script, TruthJoin join, FlaggedParts flagged) {
    this.seed = seed;
    this.script = script;
    this.join = join;
    this.flagged = flagged;
  }

  TruthJoin join() {
    return join;
  }

  int disagreements() {
    return join.disagreements().size() + flagged.contradictions();
  }

  /** One line of counts. */
  String line() {
    List<String> counts = new ArrayList<>();
    for (Agreement agreement : Agreement.values()) {
      counts.add(agreement.text() + "=" + join.count(agreement));
    }
    return String.format(
        "seed=%d arrived=%d copies=%d findings=%d parts: %s contradictory=%d",
        seed,
        join.records(),
        join.copies(),
        flagged.all().size(),
        String.join(" ", counts),
        flagged.contradictions());
  }

  /** What the agent is wrong about: counts by kind, then some with their script. */
  String disagreementsTold() throws IOException {
    Map<String, Integer> kinds = new TreeMap<>();
    StringBuilder text = new StringBuilder();
    int told = 0;
    for (TruthJoin.Disagreement each : join.disagreements()) {
      kinds.merge(
          script.kind(each.index(), each.role()) + " " + each.agreement().text(), 1, Integer::sum);
      if (told++ < TOLD) {
        text.append(each).append('\n').append(script.describe(each.index())).append('\n');
        flagged.told(each.index()).forEach(line -> text.append(line).append('\n'));
        text.append('\n');
      }
    }
    return kinds + "\n\n" + text;
  }
}
