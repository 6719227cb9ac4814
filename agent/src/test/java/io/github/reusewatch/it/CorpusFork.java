package io.github.reusewatch.it;

import io.github.reusewatch.corpus.Answer;
import io.github.reusewatch.corpus.Trial;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A process that plays trials under the agent, in surroundings of its own. */
final class CorpusFork {
  private final String name;
  private final String prefix;
  private final String mainClass;
  private final List<Trial> trials;
  private final List<String> jvmArguments = new ArrayList<>();
  private final List<String> arguments = new ArrayList<>();
  private final List<String> said = new ArrayList<>();
  private final List<String> topics = new ArrayList<>();
  private String agentArgument = "";
  private List<String> classPath = ForkedJvm.applicationClassPath();
  private Function<Trial, List<Answer>> expected = Trial::expected;
  private boolean brokerAgrees = true;

  /**
   * @param name of the surroundings; the trials' lines in the report begin with it
   * @param prefix of the topics' names
   * @param main plays these trials
   */
  CorpusFork(String name, String prefix, Class<?> main, List<Trial> trials) {
    this.name = name;
    this.prefix = prefix + name;
    this.mainClass = main.getName();
    this.trials = trials;
    arguments.addAll(List.of(TestCluster.bootstrapServers(), this.prefix));
  }

  /** One that no trial has. */
  CorpusFork topic(String suffix) {
    topics.add(suffix);
    return this;
  }

  CorpusFork agentArgument(String argument) {
    agentArgument = argument;
    return this;
  }

  CorpusFork jvmArguments(String... more) {
    jvmArguments.addAll(Arrays.asList(more));
    return this;
  }

  CorpusFork arguments(String... more) {
    arguments.addAll(Arrays.asList(more));
    return this;
  }

  CorpusFork classPath(List<String> entries) {
    classPath = entries;
    return this;
  }

  /**
   * Another answer than everywhere, since the agent cannot see everything here; then the broker may
   * have other bytes without a finding, too.
   */
  CorpusFork expecting(Function<Trial, List<Answer>> answer) {
    expected = answer;
    brokerAgrees = false;
    return this;
  }

  /** What the agent has to say on stderr. */
  CorpusFork says(String text) {
    said.add(text);
    return this;
  }

  /**
   * Plays.
   *
   * @return what went wrong, beside answers, which go into the report
   */
  List<String> play(Path folder, Path java, CorpusReport report)
      throws IOException, InterruptedException, ExecutionException {
    try (CorpusTopics made = new CorpusTopics()) {
      trials.forEach(trial -> made.add(trial, prefix));
      topics.forEach(suffix -> made.add(prefix + suffix, 3, Map.of()));
      made.make();
      ForkedJvm.Ended jvm =
          ForkedJvm.in(folder(folder))
              .java(java)
              .agentArgument(agentArgument)
              .jvmArguments(jvmArguments.toArray(new String[0]))
              .classPath(classPath)
              .withFindingsFile()
              .run(mainClass, arguments.toArray(new String[0]));
      answers(jvm, report);
      return problems(jvm).stream()
          .map(problem -> (name.isEmpty() ? "" : name + " ") + problem)
          .collect(Collectors.toList());
    }
  }

  private List<String> problems(ForkedJvm.Ended jvm) {
    List<String> problems = new ArrayList<>(lines(jvm, "failed "));
    if (brokerAgrees) {
      problems.addAll(BrokerCheck.contradictions(lines(jvm, "sent "), jvm.findings()));
    }
    List<String> played = lines(jvm, "played ");
    trials.stream()
        .map(Trial::name)
        .filter(trial -> !played.contains(trial))
        .forEach(trial -> problems.add(trial + " was not played"));
    if (jvm.exitStatus != 0) {
      problems.add("exit status " + jvm.exitStatus + "\n" + jvm.stderr);
    }
    if (!jvm.stderr.contains(" 0 not acknowledged when the process ended")
        && !jvm.stderr.contains("NO SEND WAS SEEN")) {
      problems.add("sends are left tracked");
    }
    if (jvm.stderr.contains("of the agent's own") || jvm.stderr.contains("an error of its own")) {
      problems.add("the agent made an error");
    }
    if (jvm.stdout.contains("reusewatch: ")) {
      problems.add("the agent wrote to stdout");
    }
    said.stream()
        .filter(text -> !jvm.stderr.contains(text))
        .forEach(text -> problems.add("stderr does not say: " + text));
    return problems;
  }

  private Path folder(Path parent) throws IOException {
    return Files.createDirectory(parent.resolve("fork-" + name));
  }

  private void answers(ForkedJvm.Ended jvm, CorpusReport report) {
    Map<String, List<Answer>> answers = Answers.byTrial(jvm.findings(), trials, prefix);
    for (Trial trial : trials) {
      List<Answer> found = answers.remove(trial.name());
      report.add(name + trial.name(), expected.apply(trial), found == null ? List.of() : found);
    }
    topics.forEach(topic -> report.add(name + topic, List.of(), List.of()));
    answers.forEach((topic, found) -> report.add("no trial: " + topic, List.of(), found));
  }

  private static List<String> lines(ForkedJvm.Ended jvm, String beginning) {
    return jvm.stdout
        .lines()
        .filter(line -> line.startsWith(beginning))
        .map(line -> line.substring(beginning.length()))
        .collect(Collectors.toList());
  }
}
