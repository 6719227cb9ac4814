package io.github.reusewatch.demo.bench.app;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What the measured process is to do, as it is told on its command line.
 *
 * @param recordSize bytes of each record's value
 * @param threads how many send through the one producer
 * @param rate records per second of all threads together; 0 for as many as they can
 * @param warmUp how long before anything counts
 * @param rounds how many are counted
 * @param round how long each takes
 * @param producer the client's settings that are not its own defaults
 */
public record Workload(
    int recordSize,
    int threads,
    int rate,
    Duration warmUp,
    int rounds,
    Duration round,
    Map<String, String> producer) {
  /** The topic it sends to. */
  public static final String TOPIC = "bench";

  /** Of the topic. */
  public static final int PARTITIONS = 6;

  /**
   * The command line's words.
   *
   * @return {@code key=value} each
   */
  public List<String> arguments() {
    List<String> words = new ArrayList<>();
    words.add("size=" + recordSize);
    words.add("threads=" + threads);
    words.add("rate=" + rate);
    words.add("warm-up=" + warmUp);
    words.add("rounds=" + rounds);
    words.add("round=" + round);
    new TreeMap<>(producer).forEach((key, value) -> words.add("producer." + key + "=" + value));
    return words;
  }

  static Workload of(List<String> arguments) {
    Map<String, String> own = new TreeMap<>();
    Map<String, String> producer = new TreeMap<>();
    for (String word : arguments) {
      String[] pair = word.split("=", 2);
      if (pair.length < 2) {
        throw new IllegalArgumentException("'" + word + "' is not of the form key=value");
      }
      if (pair[0].startsWith("producer.")) {
        producer.put(pair[0].substring("producer.".length()), pair[1]);
      } else {
        own.put(pair[0], pair[1]);
      }
    }
    return new Workload(
        Integer.parseInt(own.get("size")),
        Integer.parseInt(own.get("threads")),
        Integer.parseInt(own.get("rate")),
        Duration.parse(own.get("warm-up")),
        Integer.parseInt(own.get("rounds")),
        Duration.parse(own.get("round")),
        producer);
  }
}
