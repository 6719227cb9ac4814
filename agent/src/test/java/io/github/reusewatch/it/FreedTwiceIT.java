package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.reusewatch.scenario.FreedTwice;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** D12: one buffer in two live batches, with a client of before 2.2. */
class FreedTwiceIT {
  private static final String CLIENT = "2.0.1";

  @TempDir Path folder;

  @Test
  void theBatchThatIsFreedTwiceIsNamedAndTheTwoThatGetItsBuffer() throws Exception {
    ForkedJvm.Ended jvm = run("detect");
    List<JsonObject> freed = of("CLIENT_BUFFER_FREED_IN_FLIGHT", jvm);
    assertThat(freed)
        .allSatisfy(
            finding -> {
              assertThat(finding.get("wire").getAsString()).isEqualTo("at-risk");
              assertThat(batch(finding).get("freed").getAsString()).isEqualTo("twice");
            });
    assertThat(freed.stream().map(FreedTwiceIT::topics))
        .contains("freed-twice", "shared-1 and shared-2", "shared-2 and shared-1");
    // If it was closed before the other wrote its header; the client closes them in any order.
    assertThat(of("CLIENT_BUFFER_CHANGED_IN_FLIGHT", jvm))
        .allSatisfy(finding -> assertThat(topics(finding)).isEqualTo("shared-1 and shared-2"));
    assertThat(jvm.stdout).contains("shared-1-detect failed");
  }

  @Test
  void underProtectTheNextTwoHaveTheirOwnAndThePoolCountsItOnce() throws Exception {
    ForkedJvm.Ended jvm = run("protect");
    assertThat(jvm.stdout)
        .contains("shared-1-protect acknowledged", "shared-2-protect acknowledged")
        .contains("available 33554432", "total 33554432");
    assertThat(jvm.findings())
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.get("wire").getAsString()).isEqualTo("protected");
              assertThat(topics(finding)).isEqualTo("freed-twice");
            });
  }

  private ForkedJvm.Ended run(String pool) throws Exception {
    String[] topics = {"freed-twice", "shared-1", "shared-2"};
    String suffix = "-" + pool;
    try (Admin admin = TestCluster.admin()) {
      admin
          .createTopics(
              Stream.of(topics)
                  .map(name -> new NewTopic(name + suffix, Optional.of(1), Optional.of((short) 1)))
                  .collect(Collectors.toList()))
          .all()
          .get();
    }
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .classPath(classPath())
            .agentArgument("pool=" + pool)
            .withFindingsFile()
            .run(
                FreedTwice.class,
                Stream.concat(
                        Stream.of(TestCluster.bootstrapServers()),
                        Stream.of(topics).map(name -> name + suffix))
                    .toArray(String[]::new));
    assertThat(jvm.exitStatus).as(jvm.stderr).isZero();
    assertThat(jvm.stderr).doesNotContain("errors of the agent's own");
    return jvm;
  }

  private static List<String> classPath() {
    return ForkedJvm.applicationClassPath().stream()
        .map(
            entry ->
                entry.contains("kafka-clients")
                    ? Path.of("target", "clients", "kafka-clients-" + CLIENT + ".jar").toString()
                    : entry)
        .collect(Collectors.toList());
  }

  private static List<JsonObject> of(String kind, ForkedJvm.Ended jvm) {
    return jvm.findings().stream()
        .filter(finding -> finding.get("kind").getAsString().equals(kind))
        .collect(Collectors.toList());
  }

  /** That of the batch, and that of who got its buffer, without the pool's option. */
  private static String topics(JsonObject finding) {
    String topic = finding.getAsJsonObject("record").get("topic").getAsString();
    boolean taken = batch(finding).get("takenBy").isJsonObject();
    String both =
        taken
            ? topic + " and " + batch(finding).getAsJsonObject("takenBy").get("topic").getAsString()
            : topic;
    return both.replaceAll("-(detect|protect)", "");
  }

  private static JsonObject batch(JsonObject finding) {
    return finding.getAsJsonObject("batch");
  }
}
