package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.util.List;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;

/**
 * What the applications of {@code io.github.reusewatch.apps} send to: one record whose array is
 * changed on its way, and one that is left alone.
 */
final class TwoTopics {
  final String mutated;
  final String clean;

  TwoTopics(String application) {
    this.mutated = application + ".mutated";
    this.clean = application + ".clean";
  }

  TwoTopics created() {
    create(mutated);
    create(clean);
    return this;
  }

  static void create(String topic) {
    try (Admin admin = TestCluster.admin()) {
      admin.createTopics(List.of(new NewTopic(topic, 1, (short) 1))).all().get();
    } catch (InterruptedException | ExecutionException e) {
      throw new AssertionError(e);
    }
  }

  /**
   * The only finding: of this kind, about the value of the mutated record, with what the broker
   * holds; while both records were watched from their construction.
   */
  JsonObject onlyFinding(ForkedJvm.Ended jvm, String kind, String wire) {
    assertThat(jvm.exitStatus).as(jvm.stdout + jvm.stderr).isZero();
    assertThat(jvm.stderr)
        .contains("sends: 2 seen, 2 watched (2 from the record's construction), 0 not acknowledged")
        .contains("hooks: record, headers, send, serialization")
        .doesNotContain("not in: ")
        .doesNotContain("errors of the agent's own")
        .doesNotContain("an error of its own");
    assertThat(jvm.findings()).as(jvm.stderr).hasSize(1);
    JsonObject finding = jvm.findings().get(0);
    JsonObject record = finding.getAsJsonObject("record");
    assertThat(finding.get("kind").getAsString()).isEqualTo(kind);
    assertThat(finding.get("wire").getAsString()).isEqualTo(wire);
    assertThat(record.get("role").getAsString()).isEqualTo("value");
    assertThat(record.get("topic").getAsString()).isEqualTo(mutated);
    assertThat(finding.get("outcome").getAsString()).isEqualTo("acked");
    assertThat(Topics.crcOnBroker(finding, Topics.read(List.of(mutated))))
        .isEqualTo(
            finding
                .getAsJsonObject("change")
                .get(wire.equals("changed") ? "crcAfter" : "crcBefore")
                .getAsString());
    return finding;
  }

  /** The stack, one frame a line, of {@code sendSite} or {@code builtSite}, taken of this send. */
  static String stack(JsonObject finding, String site) {
    JsonObject callSite = finding.getAsJsonObject(site);
    assertThat(callSite.get("exact").getAsBoolean()).isTrue();
    StringBuilder frames = new StringBuilder();
    callSite
        .getAsJsonArray("stack")
        .forEach(frame -> frames.append(frame.getAsString()).append('\n'));
    return frames.toString();
  }
}
