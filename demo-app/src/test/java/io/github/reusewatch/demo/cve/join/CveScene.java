package io.github.reusewatch.demo.cve.join;

import io.github.reusewatch.demo.cve.app.Letter;
import io.github.reusewatch.demo.story.join.Finding;
import io.github.reusewatch.demo.story.join.LineReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.common.TopicPartition;

/** What three parties say in a test: two orders time out, two payments are acknowledged. */
final class CveScene {
  static final TopicPartition ORDERS = new TopicPartition("orders", 1);
  static final TopicPartition PAYMENTS = new TopicPartition("payments", 2);

  private final List<Sending> sent = new ArrayList<>();
  private final List<Arrival> arrivals = new ArrayList<>();
  private final List<String> findings = new ArrayList<>();

  CveScene() {
    for (int number = 0; number < 2; number++) {
      sent.add(new Sending(new Letter(ORDERS, number), "failed:TimeoutException"));
      sent.add(new Sending(new Letter(PAYMENTS, number), "acked@" + number));
    }
    arrived(PAYMENTS, 0, PAYMENTS, 2);
  }

  /** Records of a partition lie in another, or in their own. */
  CveScene arrived(TopicPartition in, long baseOffset, TopicPartition sentTo, int records) {
    for (int i = 0; i < records; i++) {
      arrivals.add(new Arrival(in, baseOffset + i, Optional.of(new Letter(sentTo, i))));
    }
    return this;
  }

  CveScene garbled(TopicPartition in, long offset) {
    arrivals.add(new Arrival(in, offset, Optional.empty()));
    return this;
  }

  CveScene sending(Letter letter, String outcome) {
    sent.add(new Sending(letter, outcome));
    return this;
  }

  CveScene freed(TopicPartition batch, String wire) {
    return finding("CLIENT_BUFFER_FREED_IN_FLIGHT", wire, batch, null, null);
  }

  CveScene changed(TopicPartition batch, Integer offset, TopicPartition takenBy) {
    return finding("CLIENT_BUFFER_CHANGED_IN_FLIGHT", "changed", batch, offset, takenBy);
  }

  CveScene finding(
      String kind, String wire, TopicPartition batch, Integer offset, TopicPartition takenBy) {
    String taker =
        takenBy == null
            ? "null"
            : "{\"topic\":\"%s\",\"partition\":%d,\"thread\":\"main\"}"
                .formatted(takenBy.topic(), takenBy.partition());
    findings.add(
        """
        {"kind":"%s","wire":"%s","fingerprint":"5416e1dc","occurrence":%d,\
        "record":{"topic":"%s","partition":%d,"offset":%s,"role":"batch"},"change":{},\
        "batch":{"freed":"expired","takenBy":%s}}\
        """
            .formatted(
                kind, wire, findings.size() + 1, batch.topic(), batch.partition(), offset, taker));
    return this;
  }

  BatchJoin join() {
    return new BatchJoin(sent, arrivals, findings());
  }

  private List<Finding> findings() {
    try {
      Path file = Files.createTempFile("findings", ".jsonl");
      try {
        Files.write(file, findings);
        return LineReader.findings(file);
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
