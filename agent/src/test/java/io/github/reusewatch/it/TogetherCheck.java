package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.reusewatch.versions.Together;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecord;

/** What {@link Together} sent with one client, on the broker and in the findings. */
final class TogetherCheck {
  private final Map<String, ConsumerRecord<byte[], byte[]>> records;
  private final Map<String, JsonObject> findings;

  private TogetherCheck(String topic, List<JsonObject> ofClient) {
    records = Topics.read(List.of(topic));
    findings =
        ofClient.stream()
            .filter(finding -> record(finding).get("topic").getAsString().equals(topic))
            .collect(Collectors.toMap(Topics::place, Function.identity()));
  }

  static void check(ClientUnderTest client, ClientsRun run) {
    String topic = run.prefix(client) + Together.TOPIC;
    TogetherCheck check = new TogetherCheck(topic, run.findings(client));
    assertThat(check.records).hasSize(2 * Together.ROUNDS);
    assertThat(check.findings).hasSize(Together.ROUNDS);
    check.records.forEach(check::isFoundWhereItChanged);
    assertThat(check.findings.values()).allSatisfy(finding -> check.isRight(finding, client));
  }

  /** The value was built as the key is, which names the client by its topic. */
  private void isFoundWhereItChanged(String place, ConsumerRecord<byte[], byte[]> record) {
    assertThat(new String(record.key(), StandardCharsets.US_ASCII)).startsWith(record.topic());
    assertThat(findings.containsKey(place))
        .as(place)
        .isEqualTo(!Arrays.equals(record.key(), record.value()));
  }

  private void isRight(JsonObject finding, ClientUnderTest client) {
    assertThat(finding.get("kind").getAsString()).isEqualTo("CHANGED_BEFORE_SEND");
    assertThat(finding.get("wire").getAsString()).isEqualTo("changed");
    assertThat(record(finding).get("role").getAsString()).isEqualTo("value");
    assertThat(finding.getAsJsonObject("producer").get("kafkaVersion").getAsString())
        .isEqualTo(client.version());
    assertThat(finding.getAsJsonObject("change").get("crcAfter").getAsString())
        .isEqualTo(Topics.crcOnBroker(finding, records));
    isOfTheApplication(finding.getAsJsonObject("sendSite"));
  }

  /** Neither a frame of the client, relocated or not, nor another client's thread. */
  private static void isOfTheApplication(JsonObject site) {
    if (site.get("exact").getAsBoolean()) {
      assertThat(site.getAsJsonArray("stack").get(0).getAsString())
          .startsWith(Together.class.getName() + ".send(");
    }
  }

  private static JsonObject record(JsonObject finding) {
    return finding.getAsJsonObject("record");
  }
}
