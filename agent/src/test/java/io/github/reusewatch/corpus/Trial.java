package io.github.reusewatch.corpus;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** One variant of one case. */
public final class Trial {
  private final Case theCase;
  private final Variant variant;

  Trial(Case theCase, Variant variant) {
    this.theCase = theCase;
    this.variant = variant;
  }

  /** Unique, and the name of its topic, behind a prefix. */
  public String name() {
    return theCase.id() + "." + theCase.name() + "." + variant.label();
  }

  /** What a perfect detector says of it. */
  public List<Answer> expected() {
    return theCase.answer(variant);
  }

  /** The topics that have to be there before it runs, with their settings. */
  public Map<String, Map<String, String>> topics(String prefix) {
    return theCase.topics().entrySet().stream()
        .collect(Collectors.toMap(topic -> prefix + name() + topic.getKey(), Map.Entry::getValue));
  }

  public int partitions() {
    return theCase.partitions();
  }

  /** The same for trials that can share producers. */
  String settings() {
    return variant.delivery() + " " + variant.compression();
  }

  Variant variant() {
    return variant;
  }

  Scenario scenario() {
    return theCase.scenario();
  }
}
