package io.github.reusewatch.demo.cve.join;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import io.github.reusewatch.demo.story.join.Finding;
import org.apache.kafka.common.TopicPartition;

/**
 * What the agent says of one of the client's batches.
 *
 * @param kind of the finding
 * @param partition of the batch that was to be sent
 * @param baseOffset that the broker gave to the wrong bytes, or null
 * @param takenBy the partition of the batch that got the buffer, or null
 * @param finding as the file has it
 */
public record BatchFinding(
    String kind,
    TopicPartition partition,
    Long baseOffset,
    TopicPartition takenBy,
    Finding finding) {
  private static final String FREED = "CLIENT_BUFFER_FREED_IN_FLIGHT";
  private static final String CHANGED = "CLIENT_BUFFER_CHANGED_IN_FLIGHT";

  static BatchFinding of(Finding finding) {
    JsonObject json = finding.json();
    return new BatchFinding(
        json.get("kind").getAsString(),
        partition(json.get("record")),
        finding.offset(),
        json.has("batch") && json.get("batch").isJsonObject()
            ? partition(json.getAsJsonObject("batch").get("takenBy"))
            : null,
        finding);
  }

  boolean isFreed(String wire) {
    return kind.equals(FREED) && wire.equals(finding.wire());
  }

  boolean isFreed() {
    return kind.equals(FREED);
  }

  boolean isChanged() {
    return kind.equals(CHANGED) && "changed".equals(finding.wire());
  }

  /** Whether it is about this batch. What is not known does not speak against it. */
  boolean isAbout(MisroutedBatch batch) {
    return batch.partition().equals(partition)
        && (baseOffset == null || baseOffset == batch.baseOffset())
        && (takenBy == null || takenBy.equals(batch.sentTo()));
  }

  private static TopicPartition partition(JsonElement element) {
    if (element == null || !element.isJsonObject()) {
      return null;
    }
    JsonObject json = element.getAsJsonObject();
    JsonElement topic = json.get("topic");
    JsonElement partition = json.get("partition");
    return isKnown(topic) && isKnown(partition)
        ? new TopicPartition(topic.getAsString(), partition.getAsInt())
        : null;
  }

  private static boolean isKnown(JsonElement element) {
    return element != null && !element.isJsonNull();
  }
}
