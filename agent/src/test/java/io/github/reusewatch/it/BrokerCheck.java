package io.github.reusewatch.it;

import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;

/**
 * Holds what the broker has against what the application built, and both against the findings: the
 * bytes of a part are other ones exactly where a finding says {@code wire: changed}.
 */
final class BrokerCheck {
  private static final List<String> ROLES = List.of("key", "value", "header");

  /** Checksums, in the order of the roles, by place. */
  private final Map<String, List<String>> records = new HashMap<>();

  private final Map<String, JsonObject> findings = new HashMap<>();
  private final Map<String, Integer> withoutOffset = new HashMap<>();
  private final List<String> contradictions = new ArrayList<>();

  private BrokerCheck(Set<String> topics, Collection<JsonObject> findings) {
    Topics.read(
        TestCluster.bootstrapServers(),
        topics,
        record -> records.put(Topics.place(record), checksums(record)));
    for (JsonObject finding : findings) {
      JsonObject part = finding.getAsJsonObject("record");
      if (finding.get("outcome").getAsString().equals("acked")) {
        this.findings.put(
            place(
                    part.get("topic").getAsString(),
                    part.get("partition").getAsString(),
                    part.get("offset").isJsonNull() ? "-1" : part.get("offset").getAsString())
                + part.get("role").getAsString(),
            finding);
      }
    }
  }

  /**
   * What does not agree.
   *
   * @param sent lines of {@code topic partition offset key value header}, the last three the
   *     checksums of what was built
   */
  static List<String> contradictions(List<String> sent, Collection<JsonObject> findings) {
    Set<String> topics =
        sent.stream().map(line -> line.substring(0, line.indexOf(' '))).collect(Collectors.toSet());
    BrokerCheck check = new BrokerCheck(topics, findings);
    sent.forEach(line -> check.compare(line.split(" ", -1)));
    return check.contradictions;
  }

  private static String place(String topic, String partition, String offset) {
    return topic + "-" + partition + "@" + offset;
  }

  private void compare(String[] sent) {
    String place = place(sent[0], sent[1], sent[2]);
    List<String> broker = records.get(whereItIs(sent));
    if (broker == null) {
      contradictions.add(place + " is not there");
      return;
    }
    for (int i = 0; i < ROLES.size(); i++) {
      String role = ROLES.get(i);
      compare(place + " " + role, sent[3 + i], broker.get(i), findings.get(place + role));
    }
  }

  /** Of what was sent with acks=0 only the order is known. */
  private String whereItIs(String[] sent) {
    if (!sent[2].equals("-1")) {
      return place(sent[0], sent[1], sent[2]);
    }
    int offset = withoutOffset.merge(sent[0] + "-" + sent[1], 1, Integer::sum) - 1;
    return place(sent[0], sent[1], Integer.toString(offset));
  }

  private void compare(String what, String built, String broker, JsonObject finding) {
    boolean saidChanged = finding != null && finding.get("wire").getAsString().equals("changed");
    if (built.equals(broker) == saidChanged) {
      contradictions.add(
          what + " was built as " + built + ", the broker has " + broker + ": " + finding);
    } else if (saidChanged) {
      JsonObject change = finding.getAsJsonObject("change");
      if (!change.get("crcAfter").isJsonNull()
          && !change.get("crcAfter").getAsString().equals(broker)) {
        contradictions.add(what + " is not crcAfter, but " + broker + ": " + finding);
      }
    }
  }

  private static List<String> checksums(ConsumerRecord<byte[], byte[]> record) {
    Header header = record.headers().lastHeader("counter");
    return List.of(
        crc(record.key()), crc(record.value()), crc(header == null ? null : header.value()));
  }

  private static String crc(byte[] bytes) {
    if (bytes == null) {
      return "none";
    }
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return String.format("%08x", (int) crc.getValue());
  }
}
