package io.github.reusewatch.it;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a JVM says of its heap: {@code GC.class_histogram}. */
final class HeapHistogram {
  private static final Pattern LINE = Pattern.compile(" *\\d+: +(\\d+) +(\\d+)  (\\S+).*");

  private static final Pattern OF_AGENT =
      Pattern.compile("(\\[+L)?io\\.github\\.reusewatch\\.(bridge|core|generated)\\..*");

  /** A class of others with fewer is not one of those that each send has. */
  private static final int SENDS_OF_AN_OBJECT = 10;

  private final Map<String, Count> byClass = new HashMap<>();

  HeapHistogram(List<String> output) {
    for (String line : output) {
      Matcher matcher = LINE.matcher(line);
      if (matcher.matches()) {
        byClass.put(
            matcher.group(3),
            new Count(Long.parseLong(matcher.group(1)), Long.parseLong(matcher.group(2))));
      }
    }
  }

  /**
   * For one of so many sends the bytes of each class: of the agent's own, and of those that each
   * send has more of. Not all bytes: what else is on the heap varies.
   */
  Map<String, Double> moreThan(HeapHistogram bare, int sends) {
    Map<String, Double> more = new TreeMap<>();
    byClass.forEach(
        (name, count) -> {
          Count other = bare.byClass.getOrDefault(name, new Count(0, 0));
          if (OF_AGENT.matcher(name).matches()
              || count.instances - other.instances >= sends / SENDS_OF_AN_OBJECT) {
            more.put(name, (double) (count.bytes - other.bytes) / sends);
          }
        });
    return more;
  }

  private record Count(long instances, long bytes) {}
}
