package io.github.reusewatch.core.config;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The topics to watch: globs separated by {@code ':'}, {@code *} for any characters and {@code ?}
 * for one. A leading {@code !} excludes and wins over every inclusion; a list of exclusions only
 * includes all other topics.
 */
public final class TopicFilter {
  /**
   * What a topic's name may hold (org.apache.kafka.common.internals.Topic#LEGAL_CHARS), and the
   * wild cards.
   */
  private static final Pattern LEGAL = Pattern.compile("[a-zA-Z0-9._\\-*?]+");

  private final List<Pattern> included = new ArrayList<>();
  private final List<Pattern> excluded = new ArrayList<>();

  private TopicFilter() {}

  static TopicFilter parse(String text) {
    TopicFilter filter = new TopicFilter();
    for (String glob : text.split(":", -1)) {
      boolean exclude = glob.startsWith("!");
      String name = exclude ? glob.substring(1) : glob;
      if (!LEGAL.matcher(name).matches()) {
        throw new IllegalArgumentException("'" + glob + "' matches no topic's name");
      }
      (exclude ? filter.excluded : filter.included).add(pattern(name));
    }
    return filter;
  }

  /** Whether the sends to this topic are to be watched. */
  public boolean includes(String topic) {
    return (included.isEmpty() || anyMatches(included, topic)) && !anyMatches(excluded, topic);
  }

  private static boolean anyMatches(List<Pattern> patterns, String topic) {
    return patterns.stream().anyMatch(pattern -> pattern.matcher(topic).matches());
  }

  private static Pattern pattern(String glob) {
    return Pattern.compile(glob.replace(".", "\\.").replace("*", ".*").replace('?', '.'));
  }
}
