package io.github.reusewatch.it;

import io.github.reusewatch.cost.count.AgentCounts;
import io.github.reusewatch.cost.count.CountedSends;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What {@link CountedSends} has said: of a send, the least of all rounds. */
final class SendCost {
  static final String BYTES = CountedSends.BYTES;
  static final String OBJECTS = "objects";
  static final String HASHES = AgentCounts.CALLS + "java/util/zip/CRC32C.update";
  static final String CALLS = "calls of the JDK";
  static final String INSTRUCTIONS = "instructions";

  private static final double WORTH_A_LINE = 0.05;

  private static final Map<String, String> TOTALS =
      Map.of(
          OBJECTS,
          AgentCounts.NEW,
          CALLS,
          AgentCounts.CALLS,
          INSTRUCTIONS,
          AgentCounts.INSTRUCTIONS_IN);

  /** By thread, and what was counted. */
  private final Map<String, Map<String, Double>> counts = new TreeMap<>();

  private final HeapHistogram heap;
  private double acked;

  SendCost(List<String> output) {
    Map<String, Map<String, List<Double>>> rounds = new TreeMap<>();
    for (String line : output) {
      if (line.startsWith(CountedSends.ROUND)) {
        String[] fields = line.substring(CountedSends.ROUND.length()).split("\t", -1);
        rounds
            .computeIfAbsent(fields[0], none -> new TreeMap<>())
            .computeIfAbsent(fields[1], none -> new ArrayList<>())
            .add(Double.parseDouble(fields[2]) / CountedSends.SENDS);
      } else if (line.startsWith(CountedSends.ACKED)) {
        acked = Double.parseDouble(line.substring(CountedSends.ACKED.length()));
      }
    }
    rounds.forEach((thread, each) -> counts.put(thread, least(each)));
    heap = new HeapHistogram(output);
  }

  /** Of all rounds: what is missing in one of them did not happen there. */
  private static Map<String, Double> least(Map<String, List<Double>> rounds) {
    Map<String, Double> least = new TreeMap<>();
    rounds.forEach(
        (what, each) ->
            least.put(what, each.size() < CountedSends.ROUNDS ? 0.0 : Collections.min(each)));
    TOTALS.forEach((name, of) -> least.put(name, total(least, of)));
    return least;
  }

  private static double total(Map<String, Double> counts, String of) {
    return counts.entrySet().stream()
        .filter(count -> count.getKey().startsWith(of))
        .mapToDouble(Map.Entry::getValue)
        .sum();
  }

  /** Bytes that are allocated when it is acknowledged. */
  double acked() {
    return acked;
  }

  /** Bytes more on the heap as long as it is in flight. */
  double heldMoreThan(SendCost bare) {
    return heap.moreThan(bare.heap, CountedSends.UNANSWERED).values().stream()
        .mapToDouble(Double::doubleValue)
        .sum();
  }

  /** What the agent was counted to do on this thread. */
  double of(String thread, String what) {
    return counts.get(thread).getOrDefault(what, 0.0);
  }

  /** For people. */
  List<String> comparedWith(SendCost bare) {
    List<String> lines = new ArrayList<>();
    lines.add(String.format("bytes held in flight, added: %.1f", heldMoreThan(bare)));
    heap.moreThan(bare.heap, CountedSends.UNANSWERED).entrySet().stream()
        .filter(bytes -> bytes.getValue() >= WORTH_A_LINE)
        .forEach(bytes -> lines.add(line(bytes)));
    lines.add(
        String.format("bytes allocated at the acknowledgement, added: %.1f", acked - bare.acked));
    lines.add(
        String.format(
            "bytes allocated by the sending thread, added: %.1f",
            of(CountedSends.SENDING, BYTES) - bare.of(CountedSends.SENDING, BYTES)));
    counts.forEach(
        (thread, each) -> {
          lines.add(String.format("%non the thread %s:", thread));
          each.entrySet().stream()
              .filter(count -> count.getValue() >= WORTH_A_LINE && !count.getKey().equals(BYTES))
              .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
              .forEach(count -> lines.add(line(count)));
        });
    return lines;
  }

  private static String line(Map.Entry<String, Double> count) {
    return String.format("%,10.2f  %s", count.getValue(), count.getKey());
  }
}
