package io.github.reusewatch.truth;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/** How the sends ended. */
final class Outcomes {
  private final Map<String, LongAdder> counts = new ConcurrentHashMap<>();

  /**
   * @param failure {@code null} for none
   */
  void count(Exception failure) {
    counts
        .computeIfAbsent(
            failure == null ? "acked" : failure.getClass().getSimpleName(), none -> new LongAdder())
        .increment();
  }

  @Override
  public String toString() {
    return "outcomes " + new TreeMap<>(counts);
  }
}
