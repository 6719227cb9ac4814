package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.reusewatch.corpus.Answer;
import io.github.reusewatch.corpus.Smoke;
import io.github.reusewatch.corpus.Trial;
import io.github.reusewatch.versions.ClientVersions;
import io.github.reusewatch.versions.Together;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** One JVM in which many clients played the smoke and sent together, and what was said of each. */
final class ClientsRun implements AutoCloseable {
  private final String topicPrefix;
  private final CorpusTopics topics;
  private final ForkedJvm.Ended jvm;
  private final List<JsonObject> findings;
  private final Map<String, StartLine> startLines;

  private ClientsRun(String topicPrefix, CorpusTopics topics, ForkedJvm.Ended jvm) {
    this.topicPrefix = topicPrefix;
    this.topics = topics;
    this.jvm = jvm;
    this.findings = jvm.findings();
    this.startLines = StartLine.in(jvm.stderr);
  }

  static ClientsRun of(List<ClientUnderTest> clients, Path java, Path folder, String topicPrefix)
      throws Exception {
    CorpusTopics topics = makeTopics(clients, topicPrefix);
    List<String> arguments = new ArrayList<>(List.of(TestCluster.bootstrapServers(), topicPrefix));
    for (ClientUnderTest client : clients) {
      arguments.addAll(List.of(client.label(), client.jar().toString(), client.setting()));
    }
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .java(java)
            .classPath(withoutClient())
            .withFindingsFile()
            .run(ClientVersions.class, arguments.toArray(String[]::new));
    assertThat(jvm.exitStatus).as(jvm.stdout + jvm.stderr).isZero();
    assertThat(jvm.stdout.lines())
        .noneMatch(line -> line.startsWith("failed "))
        .filteredOn(line -> line.startsWith("played "))
        .hasSize(clients.stream().mapToInt(client -> Smoke.trials(client.setting()).size()).sum());
    return new ClientsRun(topicPrefix, topics, jvm);
  }

  private static CorpusTopics makeTopics(List<ClientUnderTest> clients, String topicPrefix)
      throws Exception {
    CorpusTopics topics = new CorpusTopics();
    for (ClientUnderTest client : clients) {
      String prefix = topicPrefix + client.label() + ".";
      Smoke.trials(client.setting()).forEach(trial -> topics.add(trial, prefix));
      topics.add(prefix + Together.TOPIC, 1, Map.of());
    }
    topics.make();
    return topics;
  }

  private static List<String> withoutClient() {
    return ForkedJvm.applicationClassPath().stream()
        .filter(entry -> !entry.contains("kafka-clients"))
        .collect(Collectors.toList());
  }

  /** What the topics of this client begin with. */
  String prefix(ClientUnderTest client) {
    return topicPrefix + client.label() + ".";
  }

  String stderr() {
    return jvm.stderr;
  }

  StartLine startLine(ClientUnderTest client) {
    assertThat(startLines).containsKey(client.label());
    return startLines.get(client.label());
  }

  /** All findings about topics of this client. */
  List<JsonObject> findings(ClientUnderTest client) {
    return findings.stream()
        .filter(
            finding ->
                finding
                    .getAsJsonObject("record")
                    .get("topic")
                    .getAsString()
                    .startsWith(prefix(client)))
        .collect(Collectors.toList());
  }

  /** What was said of the smoke, by trial. */
  Map<String, List<Answer>> found(ClientUnderTest client) {
    return Answers.byTrial(findings(client), Smoke.trials(client.setting()), prefix(client));
  }

  /** The smoke's expected and found. */
  CorpusReport answers(ClientUnderTest client) {
    Map<String, List<Answer>> found = found(client);
    CorpusReport report = new CorpusReport();
    for (Trial trial : Smoke.trials(client.setting())) {
      report.add(trial.name(), trial.expected(), found.getOrDefault(trial.name(), List.of()));
    }
    return report;
  }

  /** Where the broker's bytes are not those that the findings say. */
  List<String> contradictions(ClientUnderTest client) {
    return BrokerCheck.contradictions(
        jvm.stdout
            .lines()
            .filter(line -> line.startsWith("sent " + prefix(client)))
            .map(line -> line.substring("sent ".length()))
            .collect(Collectors.toList()),
        findings(client));
  }

  @Override
  public void close() {
    topics.close();
  }
}
