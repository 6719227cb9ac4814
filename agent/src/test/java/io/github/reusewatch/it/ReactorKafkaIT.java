package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An application that sends with Reactor Kafka. */
class ReactorKafkaIT {
  private static final String REACTOR = "reactor-kafka|reactor-core|reactive-streams|micrometer-.*";

  @TempDir Path folder;

  @Test
  void aRecordThatWaitsInASinkOfReactors() {
    TwoTopics topics = new TwoTopics("reactor").created();
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .classPath(ForkedJvm.applicationClassPath(REACTOR))
            .withFindingsFile()
            .run(
                "io.github.reusewatch.apps.reactor.ReactorOrders",
                TestCluster.bootstrapServers(),
                topics.mutated,
                topics.clean);
    JsonObject finding = topics.onlyFinding(jvm, "CHANGED_BEFORE_SEND", "changed");
    // Reactor's record is a subclass, made by a factory method of its own.
    assertThat(TwoTopics.stack(finding, "builtSite"))
        .startsWith("reactor.kafka.sender.SenderRecord.")
        .contains(
            "\nio.github.reusewatch.apps.reactor.ReactorOrders.order"
                + SourceLine.of("reactor.ReactorOrders", "SenderRecord.create(")
                + "\n");
    // Reactor's thread sends, with nothing of the application below.
    assertThat(TwoTopics.stack(finding, "sendSite"))
        .startsWith("reactor.kafka.sender.internals.SendSubscriber.")
        .doesNotContain("io.github.reusewatch");
    assertThat(jvm.stderr).contains(" value sent at reactor.kafka.sender.internals.");
  }
}
