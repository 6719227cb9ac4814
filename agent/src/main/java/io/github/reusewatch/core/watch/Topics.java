package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.config.TopicFilter;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The topics seen so far, so that the globs of the option {@code topics} are matched once a topic.
 */
final class Topics {
  /**
   * Past it a topic is looked at anew at every send: slower, and its findings raise nothing for
   * later sends.
   */
  private static final int MOST = 10_000;

  private final ConcurrentHashMap<String, Topic> byName = new ConcurrentHashMap<>();
  private final TopicFilter filter;

  Topics(TopicFilter filter) {
    this.filter = filter;
  }

  Topic named(String name) {
    Topic known = byName.get(name);
    if (known != null) {
      return known;
    }
    boolean remember = byName.size() < MOST;
    Topic topic = new Topic(name, filter.includes(name), remember);
    if (!remember) {
      return topic;
    }
    Topic raced = byName.putIfAbsent(name, topic);
    return raced == null ? topic : raced;
  }
}
