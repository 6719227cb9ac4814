package io.github.reusewatch.chaos;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Holds what the brokers saw against what the agent says, one to one: by topic-partition, size and
 * CRC of the bytes, and by offset where the agent knows it. A request that did not come to its end
 * is in no log: its batches explain findings, and none is asked for.
 */
public final class StormJoin {
  static final String FREED = "CLIENT_BUFFER_FREED_IN_FLIGHT";
  static final String CHANGED = "CLIENT_BUFFER_CHANGED_IN_FLIGHT";

  private final List<String> disagreements = new ArrayList<>();
  private final Map<Agreement, Integer> counts = new HashMap<>();
  private final WhatArrived arrived;
  private final List<BatchFinding> findings;

  StormJoin(WhatArrived arrived, List<BatchFinding> findings) {
    this.arrived = arrived;
    this.findings = findings;
    List<Sighting> corrupt = new ArrayList<>(arrived.corrupt());
    List<BatchFinding> withoutCrc = new ArrayList<>();
    List<BatchFinding> left = new ArrayList<>();
    for (BatchFinding finding : of(CHANGED, "changed")) {
      if (finding.crcAfter() == null) {
        withoutCrc.add(finding);
      } else if (take(corrupt, finding::tellsOf)) {
        agree(Agreement.FOUND);
      } else {
        left.add(finding);
      }
    }
    for (BatchFinding finding : withoutCrc) {
      if (take(corrupt, finding::tellsOf)) {
        agree(Agreement.FOUND_WITHOUT_CRC);
      } else {
        left.add(finding);
      }
    }
    left.forEach(this::judgeWithoutCorruption);
    for (BatchFinding finding : of(CHANGED, "unknown")) {
      agree(take(corrupt, finding::tellsOf) ? Agreement.UNKNOWN_CHANGED : Agreement.UNKNOWN);
    }
    corrupt.forEach(seen -> disagree("missed", seen.toString()));
    holdFreedBeforeChanged();
  }

  /**
   * What the broker takes for sound may be another batch of the same topic-partition and size. What
   * it never saw must have been lost with a connection.
   */
  private void judgeWithoutCorruption(BatchFinding finding) {
    if (take(arrived.unfinished(), finding::tellsOf)) {
      agree(Agreement.UNFINISHED);
    } else if (finding.crcAfter() != null && arrived.sound().stream().anyMatch(finding::tellsOf)) {
      agree(Agreement.SAME_PARTITION);
    } else if (finding.offset() == null && arrived.mayHaveLost(finding.topicPartition())) {
      agree(Agreement.LOST);
    } else {
      disagree("false", finding.line());
    }
  }

  /** For each batch that changed there is one before it that was freed. */
  private void holdFreedBeforeChanged() {
    Map<String, Integer> freed = new HashMap<>();
    for (BatchFinding finding : findings) {
      String batch = finding.topicPartition() + " " + finding.size();
      if (finding.kind().equals(FREED)) {
        freed.merge(batch, 1, Integer::sum);
      } else if (freed.merge(batch, -1, Integer::sum) < 0) {
        disagree("changed and not freed before", finding.line());
      }
    }
  }

  private static boolean take(List<Sighting> from, Predicate<Sighting> wanted) {
    for (Iterator<Sighting> each = from.iterator(); each.hasNext(); ) {
      if (wanted.test(each.next())) {
        each.remove();
        return true;
      }
    }
    return false;
  }

  private List<BatchFinding> of(String kind, String wire) {
    return findings.stream().filter(finding -> finding.isOf(kind, wire)).toList();
  }

  private void agree(Agreement agreement) {
    counts.merge(agreement, 1, Integer::sum);
  }

  private void disagree(String how, String what) {
    disagreements.add(how + ": " + what);
  }

  /** Everything in which the two do not agree. */
  public List<String> disagreements() {
    return disagreements;
  }

  public int count(Agreement agreement) {
    return counts.getOrDefault(agreement, 0);
  }

  /** How many findings of a kind, with this answer to what the broker got. */
  public int findings(String kind, String wire) {
    return of(kind, wire).size();
  }
}
