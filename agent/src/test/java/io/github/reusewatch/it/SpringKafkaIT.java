package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An application that sends with Spring's {@code KafkaTemplate}. */
class SpringKafkaIT {
  private static final String SPRING = "spring-.*|micrometer-.*|commons-logging|jspecify";

  @TempDir Path folder;

  @Test
  void aSendThatBlocksBelowTheTemplate() {
    TwoTopics topics = new TwoTopics("spring");
    TwoTopics.create(topics.clean);
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .classPath(ForkedJvm.applicationClassPath(SPRING))
            .withFindingsFile()
            .run(
                "io.github.reusewatch.apps.spring.SpringOrders",
                TestCluster.bootstrapServers(),
                topics.mutated,
                topics.clean);
    JsonObject finding = topics.onlyFinding(jvm, "CHANGED_DURING_SEND", "changed");
    String place =
        "io.github.reusewatch.apps.spring.OrderService.place"
            + SourceLine.of("spring.OrderService", "template.send(");
    assertThat(jvm.stderr).contains(" value sent at " + place + "\n");
    assertThat(TwoTopics.stack(finding, "sendSite"))
        .startsWith("org.springframework.kafka.core.")
        .contains("\n" + place + "\n");
    assertThat(TwoTopics.stack(finding, "builtSite"))
        .startsWith("org.springframework.kafka.core.")
        .contains("\n" + place + "\n");
  }

  @Test
  void aMessageWhosePayloadIsFilledAnewBeforeItIsSent() {
    TwoTopics topics = new TwoTopics("spring-message").created();
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .classPath(ForkedJvm.applicationClassPath(SPRING))
            .agentArgument("writer=off")
            .withFindingsFile()
            .run(
                "io.github.reusewatch.apps.spring.SpringMessages",
                TestCluster.bootstrapServers(),
                topics.mutated,
                topics.clean);
    assertThat(jvm.exitStatus).as(jvm.stdout + jvm.stderr).isZero();
    assertThat(jvm.stderr)
        .contains("watching the payloads that Spring keeps: ")
        .contains("  handover-frameworks: 2 keys and values were watched while a framework kept")
        .doesNotContain("an error of its own");
    assertThat(jvm.findings()).as(jvm.stderr).hasSize(1);
    JsonObject finding = jvm.findings().get(0);
    assertThat(finding.get("kind").getAsString()).isEqualTo("CHANGED_BEFORE_SEND");
    assertThat(finding.get("wire").getAsString()).isEqualTo("changed");
    assertThat(finding.getAsJsonObject("record").get("topic").getAsString())
        .isEqualTo(topics.mutated);
    assertThat(TwoTopics.stack(finding, "handedSite"))
        .contains(
            "io.github.reusewatch.apps.spring.SpringMessages.message"
                + SourceLine.of("spring.SpringMessages", "MessageBuilder.withPayload("));
  }
}
