package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every scenario once, in one JVM with the packaged agent, against a real broker; then what the
 * agent said is held against what the scenario did, and against what a consumer finds in the
 * topics.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class Phases {
  @TempDir static Path folder;
  private ForkedJvm.Ended jvm;
  private List<JsonObject> findings;

  /** The JVM under test. */
  abstract Path java();

  /** Keeps the topics of the test classes apart: they share the broker. */
  private String topicSuffix() {
    return "." + getClass().getSimpleName();
  }

  @BeforeAll
  void runScenarios() {
    jvm =
        ForkedJvm.in(folder)
            .java(java())
            .withFindingsFile()
            .run(
                "io.github.reusewatch.scenario.Scenarios",
                TestCluster.bootstrapServers(),
                topicSuffix());
    findings = jvm.findings();
    assertThat(jvm.exitStatus).as(jvm.stdout + jvm.stderr).isZero();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "before-value,                 CHANGED_BEFORE_SEND, changed, error,   value,  acked",
    "before-key,                   CHANGED_BEFORE_SEND, changed, error,   key,    acked",
    "before-header,                CHANGED_BEFORE_SEND, changed, error,   header, acked",
    "before-header-built,          CHANGED_BEFORE_SEND, changed, error,   header, acked",
    "before-bytes,                 CHANGED_BEFORE_SEND, changed, error,   value,  acked",
    "before-large,                 CHANGED_BEFORE_SEND, changed, error,   value,  acked",
    "before-buffer-whole,          CHANGED_BEFORE_SEND, changed, error,   value,  acked",
    "before-buffer-part,           CHANGED_BEFORE_SEND, changed, error,   value,  acked",
    "before-buffer-sliced,         CHANGED_BEFORE_SEND, changed, error,   value,  acked",
    "before-buffer-positioned,     CHANGED_BEFORE_SEND, changed, error,   value,  acked",
    "before-buffer-rewound,        CHANGED_BEFORE_SEND, changed, error,   value,  acked",
    "before-buffer-read-only,      CHANGED_BEFORE_SEND, changed, error,   value,  acked",
    "before-buffer-direct,         CHANGED_BEFORE_SEND, changed, error,   value,  acked",
    "before-transformed,           CHANGED_BEFORE_SEND, changed, error,   value,  acked",
    "before-one-array-two-records, CHANGED_BEFORE_SEND, changed, error,   value,  acked",
    "during-metadata-missing,      CHANGED_DURING_SEND, changed, error,   value,  acked",
    "during-timeout-missing,       CHANGED_DURING_SEND, none,    warning, value,  failed:TimeoutException",
    "during-null-callback-missing, CHANGED_DURING_SEND, none,    warning, value,  failed:TimeoutException",
    "during-memory-key,            CHANGED_DURING_SEND, changed, error,   key,    acked",
    "during-memory-buffer-part,    CHANGED_DURING_SEND, intact,  warning, value,  acked",
    "ack-value,                    CHANGED_BEFORE_ACK,  intact,  warning, value,  acked",
    "ack-key,                      CHANGED_BEFORE_ACK,  intact,  warning, key,    acked",
    "ack-header,                   CHANGED_BEFORE_ACK,  intact,  warning, header, acked",
    "ack-get-timed-out,            CHANGED_BEFORE_ACK,  intact,  warning, value,  acked",
    "ack-nested-audit,             CHANGED_BEFORE_ACK,  intact,  warning, value,  acked",
    "ack-interceptor-replaced,     CHANGED_BEFORE_ACK,  intact,  warning, value,  acked",
  })
  void oneFindingOfTheRightKind(
      String topic, String kind, String wire, String severity, String role, String outcome) {
    assertThat(findings)
        .filteredOn(finding -> scenario(finding).equals(topic))
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.get("kind").getAsString()).isEqualTo(kind);
              assertThat(finding.get("wire").getAsString()).isEqualTo(wire);
              assertThat(finding.get("severity").getAsString()).isEqualTo(severity);
              assertThat(finding.getAsJsonObject("record").get("role").getAsString())
                  .isEqualTo(role);
              assertThat(finding.get("outcome").getAsString()).isEqualTo(outcome);
            });
  }

  @Test
  void nothingElseIsFound() {
    Set<String> topics = new TreeSet<>();
    findings.forEach(finding -> topics.add(scenario(finding)));
    assertThat(topics)
        .noneMatch(topic -> topic.startsWith("honest-") || topic.equals("before-restored"))
        .hasSize(26);
  }

  @Test
  void theBrokerHoldsWhatTheFindingsSay() {
    List<JsonObject> onBroker =
        findings.stream()
            .filter(finding -> !finding.getAsJsonObject("record").get("offset").isJsonNull())
            .collect(Collectors.toList());
    assertThat(onBroker).hasSize(24);
    Map<String, ConsumerRecord<byte[], byte[]>> records =
        Topics.read(onBroker.stream().map(Phases::topic).collect(Collectors.toSet()));
    for (JsonObject finding : onBroker) {
      String crc = Topics.crcOnBroker(finding, records);
      JsonObject change = finding.getAsJsonObject("change");
      boolean replaced = scenario(finding).equals("ack-interceptor-replaced");
      String expected =
          change
              .get(finding.get("wire").getAsString().equals("changed") ? "crcAfter" : "crcBefore")
              .getAsString();
      if (!replaced) {
        assertThat(crc).as(finding.toString()).isEqualTo(expected);
      }
      assertThat(change.get("crcAfter").getAsString())
          .isNotEqualTo(change.get("crcBefore").getAsString());
    }
  }

  @Test
  void callbacksRunOnceAndInOrder() {
    assertThat(jvm.stdout).contains("callbacks [throwing, shared@2, shared@3]");
  }

  @Test
  void theApplicationsOwnAccessorsAreNotCalled() {
    assertThat(jvm.stdout).contains("value() was called 1 times");
  }

  @Test
  void nothingIsLeftTracked() {
    assertThat(jvm.stderr).contains(" 0 not acknowledged when the process ended");
  }

  @Test
  void theAgentMadeNoErrorAndKeptOffStdout() {
    assertThat(jvm.stderr)
        .doesNotContain("errors of the agent's own")
        .doesNotContain("an error of its own");
    assertThat(jvm.stdout).doesNotContain("==== reusewatch").doesNotContain("reusewatch:");
  }

  private String scenario(JsonObject finding) {
    return topic(finding).replace(topicSuffix(), "");
  }

  private static String topic(JsonObject finding) {
    return finding.getAsJsonObject("record").get("topic").getAsString();
  }
}
