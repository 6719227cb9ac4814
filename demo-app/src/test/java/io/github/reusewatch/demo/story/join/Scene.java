package io.github.reusewatch.demo.story.join;

import com.google.gson.JsonObject;
import io.github.reusewatch.demo.story.app.Verdict;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.common.TopicPartition;

/** Both sides of a made-up run. */
final class Scene {
  static final TopicPartition ORDERS = new TopicPartition("orders", 0);

  private final List<SentRecord> sent = new ArrayList<>();
  private final List<ConsumedRecord> consumed = new ArrayList<>();
  private final List<Finding> findings = new ArrayList<>();
  private int occurrence = 2;
  private String writerLine;

  Scene sent(TopicPartition partition, long sequence, int crc) {
    sent.add(new SentRecord(partition, sequence, crc));
    return this;
  }

  Scene sent(long sequence, int crc) {
    return sent(ORDERS, sequence, crc);
  }

  /** With the verdict of a consumer who tells every wrong value. */
  Scene arrived(long sequence, long offset, int crc) {
    SentRecord original =
        sent.stream().filter(each -> each.sequence() == sequence).findFirst().orElseThrow();
    Verdict verdict = original.crc32c() == crc ? Verdict.OK : Verdict.BAD_CHECKSUM;
    return arrived(original.partition(), sequence, offset, crc, verdict);
  }

  Scene arrived(TopicPartition partition, long sequence, long offset, int crc, Verdict verdict) {
    consumed.add(new ConsumedRecord(partition, offset, sequence, crc, verdict));
    return this;
  }

  /** For the findings that follow. */
  Scene occurrence(int number) {
    occurrence = number;
    return this;
  }

  Scene flagged(Long offset, Integer crcBefore, Integer crcAfter) {
    return found("changed", "value", "orders", 0, offset, crcBefore, crcAfter);
  }

  Scene found(
      String wire,
      String role,
      String topic,
      Integer partition,
      Long offset,
      Integer crcBefore,
      Integer crcAfter) {
    findings.add(
        new Finding(
            "9f2c1e7a",
            occurrence,
            wire,
            topic,
            partition,
            offset,
            role,
            crcBefore,
            crcAfter,
            writerLine,
            new JsonObject()));
    return this;
  }

  /** Of the findings from now on. */
  Scene writtenAt(String line) {
    writerLine = line;
    return this;
  }

  Join join() {
    return new Join(sent, consumed, findings);
  }

  Flags flags() {
    return join().flags();
  }

  Delivery delivery() {
    return join().delivery();
  }
}
