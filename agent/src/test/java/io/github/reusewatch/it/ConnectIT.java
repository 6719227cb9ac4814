package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A standalone worker of Kafka Connect with a connector in its plugin folder. */
class ConnectIT {
  private static final String WORKER =
      "connect-.*|kafka-tools-api|jackson-.*|jersey-.*|hk2-.*|jetty-.*|jakarta\\..*|javax\\..*|jaxb-api|activation"
          + "|aopalliance-repackaged|javassist|osgi-resource-locator|classgraph|maven-artifact|plexus-utils"
          + "|swagger-annotations|jose4j|commons-lang3|re2j";

  private String handoverFrameworks = "true";

  @TempDir Path folder;

  @Test
  void aTaskThatFillsItsArrayAnewForTheNextPoll() throws IOException {
    TwoTopics topics = new TwoTopics("connect").created();
    ForkedJvm.Ended jvm = run(topics);
    JsonObject finding = topics.onlyFinding(jvm, "CHANGED_BEFORE_ACK", "intact");
    // The task's own code is nowhere on the stack; its name is in the client's.
    String place = " value sent at org.apache.kafka.connect.runtime.AbstractWorkerSourceTask.";
    assertThat(jvm.stderr).contains(place);
    assertThat(TwoTopics.stack(finding, "sendSite"))
        .startsWith("org.apache.kafka.connect.runtime.")
        .doesNotContain("io.github.reusewatch");
    assertThat(finding.getAsJsonObject("producer").get("clientId").getAsString())
        .isEqualTo("connector-producer-orders-0");
  }

  /** The transformation makes a new record of the task's, after the change. */
  @Test
  void aTaskThatFillsItsArrayAnewBeforeTheWorkerHasConvertedIt() throws IOException {
    TwoTopics topics = new TwoTopics("connect-early").created();
    ForkedJvm.Ended jvm =
        run(
            topics,
            "early=true",
            "transforms=route",
            "transforms.route.type=org.apache.kafka.connect.transforms.RegexRouter",
            "transforms.route.regex=(.*)",
            "transforms.route.replacement=$1");
    JsonObject finding = topics.onlyFinding(jvm, "CHANGED_BEFORE_SEND", "changed");
    assertThat(finding.getAsJsonObject("micros").get("handed").getAsLong()).isZero();
    // The very line that had the array before anybody else of Kafka.
    assertThat(TwoTopics.stack(finding, "handedSite"))
        .contains("io.github.reusewatch.apps.connect.OrderTask.order(OrderTask.java:");
    assertThat(jvm.stderr)
        .contains("watching the payloads that Kafka Connect keeps: ")
        .contains("  handover-frameworks: 2 keys and values were watched while a framework kept");
  }

  @Test
  void thatCanBeSwitchedOff() throws IOException {
    TwoTopics topics = new TwoTopics("connect-off").created();
    handoverFrameworks = "false";
    ForkedJvm.Ended jvm = run(topics, "early=true");
    assertThat(jvm.exitStatus).as(jvm.stdout + jvm.stderr).isZero();
    assertThat(jvm.findings()).isEmpty();
    assertThat(jvm.stderr).doesNotContain("watching the payloads");
  }

  private ForkedJvm.Ended run(TwoTopics topics, String... settings) throws IOException {
    ApplicationFiles.jarOfClasses(
        "connect",
        Files.createDirectories(folder.resolve("plugins/orders")).resolve("orders.jar"),
        "META-INF/services/org.apache.kafka.connect.source.SourceConnector",
        "io.github.reusewatch.apps.connect.OrderConnector");
    return ForkedJvm.in(folder)
        .classPath(ForkedJvm.libraries(ForkedJvm.CLIENT + "|" + WORKER))
        .agentArgument("writer=off,handover-frameworks=" + handoverFrameworks)
        .withFindingsFile()
        .run(
            "org.apache.kafka.connect.cli.ConnectStandalone",
            worker().toString(),
            connector(topics, settings).toString());
  }

  private Path worker() throws IOException {
    return Files.writeString(
        folder.resolve("worker.properties"),
        String.join(
            "\n",
            "bootstrap.servers=" + TestCluster.bootstrapServers(),
            "key.converter=org.apache.kafka.connect.converters.ByteArrayConverter",
            "value.converter=org.apache.kafka.connect.converters.ByteArrayConverter",
            "offset.storage.file.filename=" + folder.resolve("offsets"),
            "listeners=http://127.0.0.1:0",
            "plugin.path=" + folder.resolve("plugins"),
            "plugin.discovery=service_load",
            // Nothing leaves before the worker closes its producer, for which it does not wait.
            "producer.linger.ms=60000",
            "offset.flush.timeout.ms=1"));
  }

  private Path connector(TwoTopics topics, String... settings) throws IOException {
    return Files.writeString(
        folder.resolve("connector.properties"),
        String.join(
            "\n",
            String.join("\n", settings),
            "name=orders",
            "connector.class=io.github.reusewatch.apps.connect.OrderConnector",
            "tasks.max=1",
            "mutated=" + topics.mutated,
            "clean=" + topics.clean));
  }
}
