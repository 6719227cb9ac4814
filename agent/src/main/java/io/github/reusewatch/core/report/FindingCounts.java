package io.github.reusewatch.core.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How many findings there were: by cause, by kind and wire, and by topic. Written by the reporter's
 * thread, read at exit.
 */
public final class FindingCounts {
  /** Far more causes than an application has; findings of further ones are counted together. */
  private static final int MOST_CAUSES = 10_000;

  /** A summary of more lines is not read. */
  private static final int MOST_LINES = 50;

  private final Map<String, Cause> byFingerprint = new LinkedHashMap<>();
  private final Map<String, Long> byKind = new TreeMap<>();
  private final Map<String, Map<String, Long>> byTopic = new TreeMap<>();
  private long total;
  private long ofFurtherCauses;
  private final List<String> wrongBatches = new ArrayList<>();

  /**
   * Counts the finding and returns how many had this fingerprint, this one included; 0 if there are
   * too many causes to tell.
   */
  synchronized long add(Finding finding, String fingerprint) {
    total++;
    byKind.merge(finding.kind + " wire=" + finding.wire.text(), 1L, Long::sum);
    byTopic
        .computeIfAbsent(finding.part.topic, topic -> new TreeMap<>())
        .merge(finding.kind.name(), 1L, Long::sum);
    if (finding.answer.isAppended() && wrongBatches.size() <= MOST_LINES) {
      wrongBatches.add("wrong batch in the topic: " + new BatchText(finding).appended());
    }
    Cause cause = byFingerprint.get(fingerprint);
    if (cause == null) {
      if (byFingerprint.size() >= MOST_CAUSES) {
        ofFurtherCauses++;
        return 0;
      }
      cause = new Cause(fingerprint, SummaryLine.cause(finding));
      byFingerprint.put(fingerprint, cause);
    }
    return ++cause.count;
  }

  /** All findings reported so far. */
  public synchronized long total() {
    return total;
  }

  /** From kind and wire to the number of findings. */
  synchronized Map<String, Long> byKind() {
    return new TreeMap<>(byKind);
  }

  /** A line for each topic. */
  synchronized List<String> topics() {
    List<String> lines = new ArrayList<>();
    byTopic.forEach(
        (topic, kinds) ->
            lines.add(
                "topic "
                    + topic
                    + ": "
                    + kinds.toString().replaceAll("[{}]", "").replace("=", " ")));
    return cut(lines, "topics");
  }

  /** A line for each of the first batches that a broker has and should not. */
  synchronized List<String> wrongBatches() {
    return wrongBatches.size() <= MOST_LINES
        ? new ArrayList<>(wrongBatches)
        : cutTo(wrongBatches, "and more: see the findings file, if there is one");
  }

  /** A line for each cause, in the order of their first findings. */
  synchronized List<String> causes() {
    List<String> lines = new ArrayList<>();
    byFingerprint
        .values()
        .forEach(cause -> lines.add(cause.count + " x " + cause.fingerprint + " " + cause.line));
    List<String> cut = cut(lines, "causes");
    if (ofFurtherCauses > 0) {
      cut.add(ofFurtherCauses + " findings of still other causes, which were counted only");
    }
    return cut;
  }

  private static List<String> cut(List<String> lines, String what) {
    if (lines.size() <= MOST_LINES) {
      return lines;
    }
    return cutTo(lines, "and " + (lines.size() - MOST_LINES) + " more " + what);
  }

  private static List<String> cutTo(List<String> lines, String last) {
    List<String> cut = new ArrayList<>(lines.subList(0, MOST_LINES));
    cut.add(last);
    return cut;
  }

  private static final class Cause {
    final String fingerprint;
    final String line;
    long count;

    Cause(String fingerprint, String line) {
      this.fingerprint = fingerprint;
      this.line = line;
    }
  }
}
