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
}
