package io.github.reusewatch.corpus;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What an application does, over which variants, and what a perfect detector says of it: the answer
 * is data, beside the scenario.
 */
final class Case {
  /** Large enough for the largest payload. */
  static final Map<String, String> LARGE = Map.of("max.message.bytes", "4194304");

  private final String id;
  private final String name;
  private final Scenario scenario;
  private final Map<String, Map<String, String>> topics = new LinkedHashMap<>();
  private final Map<Predicate<Variant>, List<String>> answers = new LinkedHashMap<>();
  private final List<Variant> variants = new ArrayList<>();
  private int partitions = 1;

  private Case(String id, String name, Scenario scenario) {
    this.id = id;
    this.name = name;
    this.scenario = scenario;
    topics.put("", LARGE);
  }

  /**
   * Says nothing yet, and has no variant.
   *
   * @param id of the list of cases
   * @param name of this way in which it happens, fit for a topic's name
   */
  static Case of(String id, String name, Scenario scenario) {
    return new Case(id, name, scenario);
  }

  Case over(List<Variant> more) {
    variants.addAll(more);
    return this;
  }

  Case over(Variant... more) {
    return over(List.of(more));
  }

  /**
   * The answer for the variants that are like this, and for which none was given before.
   *
   * @param lines each as {@link Answer#of} reads it, with <code>{part}</code> for the part of the
   *     variant
   */
  Case when(Predicate<Variant> like, String... lines) {
    answers.put(like, List.of(lines));
    return this;
  }

  /** The answer for all others. Nothing, until this is said. */
  Case finds(String... lines) {
    return when(variant -> true, lines);
  }

  /** One topic more, of the same name with a suffix. */
  Case topic(String suffix, Map<String, String> settings) {
    topics.put(suffix, settings);
    return this;
  }

  /** Its topics have so many, instead of one. */
  Case partitions(int count) {
    partitions = count;
    return this;
  }

  /** The scenario makes its topic itself, at its time. */
  Case topicMissing() {
    topics.remove("");
    return this;
  }

  List<Trial> trials() {
    return variants.stream().map(variant -> new Trial(this, variant)).collect(Collectors.toList());
  }

  String id() {
    return id;
  }

  String name() {
    return name;
  }

  Scenario scenario() {
    return scenario;
  }

  Map<String, Map<String, String>> topics() {
    return topics;
  }

  int partitions() {
    return partitions;
  }

  /** No bytes are nothing to find. */
  List<Answer> answer(Variant variant) {
    if (variant.size() == Size.EMPTY) {
      return Answer.NOTHING;
    }
    return answers.entrySet().stream()
        .filter(answer -> answer.getKey().test(variant))
        .findFirst()
        .map(answer -> answer.getValue())
        .orElse(List.of())
        .stream()
        .map(line -> Answer.of(line.replace("{part}", variant.part().role())))
        .collect(Collectors.toList());
  }
}
