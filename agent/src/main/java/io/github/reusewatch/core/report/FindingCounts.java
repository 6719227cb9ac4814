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
  /**
   * Far more causes than an application has; past it a finding counts as the first of its cause
   * every time.
   */
  private static final int MOST_CAUSES = 10_000;

  private final Map<String, Cause> byFingerprint = new LinkedHashMap<>();
  private final Map<String, Long> byKind = new TreeMap<>();
  private final Map<String, Map<String, Long>> byTopic = new TreeMap<>();
  private long total;

  /** Counts the finding and returns how many had this fingerprint, this one included. */
  synchronized long add(Finding finding, String fingerprint) {
    total++;
    byKind.merge(finding.kind + " wire=" + finding.wire.text(), 1L, Long::sum);
    byTopic
        .computeIfAbsent(finding.part.topic, topic -> new TreeMap<>())
        .merge(finding.kind.name(), 1L, Long::sum);
    Cause cause = byFingerprint.get(fingerprint);
    if (cause == null) {
      cause = new Cause(fingerprint, SummaryLine.cause(finding));
      if (byFingerprint.size() < MOST_CAUSES) {
        byFingerprint.put(fingerprint, cause);
      }
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

  /** From topic to kind to the number of findings. */
  synchronized Map<String, Map<String, Long>> byTopic() {
    Map<String, Map<String, Long>> copy = new TreeMap<>();
    byTopic.forEach((topic, kinds) -> copy.put(topic, new TreeMap<>(kinds)));
    return copy;
  }

  /** A line for each cause, in the order of their first findings. */
  synchronized List<String> causes() {
    List<String> lines = new ArrayList<>();
    byFingerprint
        .values()
        .forEach(cause -> lines.add(cause.count + " x " + cause.fingerprint + " " + cause.line));
    return lines;
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
