package io.github.reusewatch.demo.story;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.demo.run.Results;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ApplicationCommandTest {
  private final Results results = new Results(Path.of("/results"));

  @Test
  void agentIsAttachedBeforeTheClassPath() {
    List<String> line =
        new ApplicationCommand(Optional.of(Path.of("/a.jar")), false, false, results)
            .line("host:1");

    assertThat(line)
        .containsSubsequence("-javaagent:/a.jar=findings-file=findings.jsonl", "-cp")
        .endsWith("host:1", "/results/sent.csv", "after-write");
  }

  @Test
  void inAQuietRunTheAgentHoldsSendsAndLooksForTheWriter() {
    assertThat(
            new ApplicationCommand(Optional.of(Path.of("/a.jar")), false, true, results)
                .line("host:1"))
        .contains("-javaagent:/a.jar=findings-file=findings.jsonl,stretch=0.04%@3s,writer=on");
  }

  @Test
  void withoutAgent() {
    assertThat(new ApplicationCommand(Optional.empty(), true, false, results).line("host:1"))
        .noneMatch(each -> each.startsWith("-javaagent"))
        .endsWith("host:1", "/results/sent.csv", "after-ack");
  }

  @Test
  void applicationHasTheClientAndNoBrokerOnItsClassPath() {
    List<String> line =
        new ApplicationCommand(Optional.empty(), true, false, results).line("host:1");
    String classPath = line.get(line.indexOf("-cp") + 1);

    assertThat(classPath).contains("kafka-clients").doesNotContain("kafka_2.13", "picocli", "gson");
  }
}
