package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.reusewatch.scenario.Scenarios;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.utils.AppInfoParser;

/**
 * A few scenarios, right and wrong, and the answers to them, which are the same whatever stands
 * beside the agent in the JVM.
 */
final class Smoke {
  private static final List<String> SCENARIOS =
      List.of(
          "before-value",
          "before-header",
          "during-metadata-missing",
          "ack-value",
          "honest-after-get",
          "honest-callbacks",
          "honest-same-record-again",
          "honest-resent",
          "honest-interceptor-adds-headers");

  private static final String[] ANSWERS = {
    "before-value CHANGED_BEFORE_SEND changed, value, acked, sent in ChangedBeforeSend, built in ChangedBeforeSend",
    "before-header CHANGED_BEFORE_SEND changed, header counter, acked, sent in ChangedBeforeSend, built in ChangedBeforeSend",
    "during-metadata-missing CHANGED_DURING_SEND changed, value, acked, sent in ChangedDuringSend, built in ChangedDuringSend",
    "ack-value CHANGED_BEFORE_ACK intact, value, acked, sent in ChangedBeforeAck, built in ChangedBeforeAck",
  };

  private static final int SENDS = 41;

  /** The JVM's own, about every agent that puts something on the boot class path. */
  static final String DOCUMENTED_WARNING =
      "OpenJDK 64-Bit Server VM warning: Sharing is only supported for boot loader classes because bootstrap classpath has been appended";

  /** What the agent may say, and the exception that a scenario throws on purpose. */
  private static final List<Pattern> EXPECTED_ON_STDERR =
      Stream.of(
              "^==== reusewatch: (ERROR|WARNING) (?s:.*?)^SUMMARY: .*\\R",
              "^==== reusewatch: exit summary\\R((sends:|findings:|  ).*\\R)*",
              "^reusewatch: .*\\R",
              "^\\[kafka-producer-network-thread .*] ERROR .* Error executing user-provided callback .*\\R.*, on purpose\\R(\tat .*\\R)+")
          .map(regex -> Pattern.compile(regex, Pattern.MULTILINE))
          .toList();

  private final String topicSuffix;

  /**
   * @param run keeps the topics of the runs apart: they share the broker
   */
  Smoke(String run) {
    this.topicSuffix = ".smoke-" + run;
  }

  ForkedJvm.Ended run(ForkedJvm jvm) {
    List<String> arguments = new ArrayList<>(List.of(TestCluster.bootstrapServers(), topicSuffix));
    arguments.addAll(SCENARIOS);
    ForkedJvm.Ended ended =
        jvm.withFindingsFile().run(Scenarios.class, arguments.toArray(String[]::new));
    assertThat(ended.exitStatus).as(ended.stdout + ended.stderr).isZero();
    return ended;
  }

  List<String> topics() {
    return SCENARIOS.stream().map(scenario -> scenario + topicSuffix).toList();
  }

  /** What the scenarios print, callbacks among it, in a JVM that says nothing there itself. */
  static String stdout() {
    return SCENARIOS.stream()
        .map(
            scenario ->
                (scenario.equals("honest-callbacks")
                        ? "callbacks [throwing, shared@2, shared@3]\n"
                        : "")
                    + "ended "
                    + scenario
                    + "\n")
        .collect(Collectors.joining());
  }

  /** All hooks are in, all sends are watched, and what was found is right: no more and no less. */
  void assertRightAnswers(ForkedJvm.Ended jvm) {
    assertThat(jvm.findings().stream().map(this::answer))
        .as(jvm.stderr)
        .containsExactlyInAnyOrder(ANSWERS);
    assertThat(jvm.stderr)
        .containsOnlyOnce("reusewatch: watching org.apache.kafka.clients.producer.KafkaProducer")
        .contains("; hooks: record, headers, send, ")
        .doesNotContain("; not in: ")
        .contains("sends: %d seen, %<d watched (".formatted(SENDS))
        .contains(" 0 not acknowledged when the process ended")
        .doesNotContain("not watching")
        .doesNotContain("errors of the agent's own")
        .doesNotContain("an error of its own");
  }

  /** The broker holds the bytes that the findings say it got. */
  void assertRightOnBroker(
      Collection<JsonObject> findings, Map<String, ConsumerRecord<byte[], byte[]>> records) {
    for (JsonObject finding : findings) {
      boolean changed = finding.get("wire").getAsString().equals("changed");
      assertThat(
              finding
                  .getAsJsonObject("change")
                  .get(changed ? "crcAfter" : "crcBefore")
                  .getAsString())
          .as(finding.toString())
          .isEqualTo(Topics.crcOnBroker(finding, records));
    }
  }

  /** The lines on standard error that neither the agent nor the scenarios explain. */
  static List<String> unexplained(ForkedJvm.Ended jvm) {
    String rest = jvm.stderr;
    for (Pattern expected : EXPECTED_ON_STDERR) {
      rest = expected.matcher(rest).replaceAll("");
    }
    return rest.lines().toList();
  }

  private String answer(JsonObject finding) {
    JsonObject record = finding.getAsJsonObject("record");
    assertThat(finding.getAsJsonObject("producer").get("kafkaVersion").getAsString())
        .isEqualTo(AppInfoParser.getVersion());
    String header =
        record.get("header").isJsonNull() ? "" : " " + record.get("header").getAsString();
    return "%s %s %s, %s%s, %s, sent in %s, built in %s"
        .formatted(
            record.get("topic").getAsString().replace(topicSuffix, ""),
            finding.get("kind").getAsString(),
            finding.get("wire").getAsString(),
            record.get("role").getAsString(),
            header,
            finding.get("outcome").getAsString(),
            place(finding.get("sendSite")),
            place(finding.get("builtSite")));
  }

  /** The class of the topmost frame: a scenario's, written without its package. */
  private static String place(JsonElement site) {
    return site.isJsonNull()
        ? "a place not seen"
        : site.getAsJsonObject()
            .getAsJsonArray("stack")
            .get(0)
            .getAsString()
            .replaceFirst(
                "^io\\.github\\.reusewatch\\.scenario\\.(\\w+)\\..*\\(\\1\\.java:\\d+\\)$", "$1");
  }
}
