package io.github.reusewatch.chaos;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;

/**
 * What the agent says of a batch.
 *
 * @param offset {@code null} if it is not known
 * @param crcAfter {@code null} if it is not known
 * @param size of the batch with its header
 */
record BatchFinding(
    String kind,
    String wire,
    String topicPartition,
    Long offset,
    Integer crcBefore,
    Integer crcAfter,
    int size,
    String line) {

  static BatchFinding of(JsonObject finding) {
    JsonObject record = finding.getAsJsonObject("record");
    JsonObject change = finding.getAsJsonObject("change");
    JsonElement offset = record.get("offset");
    return new BatchFinding(
        finding.get("kind").getAsString(),
        finding.get("wire").getAsString(),
        record.get("topic").getAsString() + "-" + record.get("partition").getAsString(),
        offset.isJsonNull() ? null : (Long) offset.getAsLong(),
        crc(change.get("crcBefore")),
        crc(change.get("crcAfter")),
        record.getAsJsonArray("region").get(0).getAsInt()
            + record.getAsJsonArray("region").get(1).getAsInt(),
        finding.toString());
  }

  private static Integer crc(JsonElement hex) {
    return hex.isJsonNull() ? null : (Integer) Integer.parseUnsignedInt(hex.getAsString(), 16);
  }

  boolean isOf(String kindAsked, String wireAsked) {
    return kind.equals(kindAsked) && wire.equals(wireAsked);
  }

  /** Whether these are the bytes, and the place as far as it is known. */
  boolean tellsOf(Sighting seen) {
    return topicPartition.equals(seen.topicPartition())
        && size == seen.size()
        && (offset == null || offset == seen.offset())
        && (crcAfter == null || crcAfter == seen.crc());
  }
}
