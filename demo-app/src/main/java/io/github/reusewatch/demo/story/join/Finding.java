package io.github.reusewatch.demo.story.join;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;

/**
 * A line of the agent's findings file, as far as the join needs it. Everything but the kind may be
 * unknown.
 *
 * @param fingerprint the same for findings of the same origin
 * @param occurrence the how manyth of its fingerprint, or null
 * @param wire what the broker got: {@code changed}, {@code intact}, …
 * @param topic the record's topic
 * @param partition as acknowledged, or null
 * @param offset as acknowledged, or null
 * @param role which part of the record changed
 * @param crcBefore of the bytes as they should have been, or null
 * @param crcAfter of the bytes as the broker got them, or null
 * @param writerLine of the instruction that changed the bytes, as {@code
 *     com.acme.Encoder.put(Encoder.java:52)}; null if the agent has not seen it
 * @param json the whole line
 */
public record Finding(
    String fingerprint,
    Integer occurrence,
    String wire,
    String topic,
    Integer partition,
    Long offset,
    String role,
    Integer crcBefore,
    Integer crcAfter,
    String writerLine,
    JsonObject json) {

  static Finding of(JsonObject json) {
    JsonObject record = object(json, "record");
    JsonObject change = object(json, "change");
    JsonPrimitive occurrence = primitive(json, "occurrence");
    JsonPrimitive partition = primitive(record, "partition");
    JsonPrimitive offset = primitive(record, "offset");
    return new Finding(
        text(json, "fingerprint"),
        occurrence == null ? null : occurrence.getAsInt(),
        text(json, "wire"),
        text(record, "topic"),
        partition == null ? null : partition.getAsInt(),
        offset == null ? null : offset.getAsLong(),
        text(record, "role"),
        crc(change, "crcBefore"),
        crc(change, "crcAfter"),
        writerLine(object(json, "writer")),
        json);
  }

  boolean hasWire(String answer) {
    return answer.equals(wire);
  }

  /**
   * The agent tells this one in full and only counts those after it.
   *
   * @return whether it is the first of its fingerprint
   */
  public boolean isFirstOfItsKind() {
    return occurrence != null && occurrence == 1;
  }

  boolean hasWriterLine() {
    return writerLine != null;
  }

  boolean isAboutValue() {
    return "value".equals(role);
  }

  private static String writerLine(JsonObject writer) {
    JsonElement stack = writer.get("stack");
    boolean seen = "trap".equals(text(writer, "evidence")) && stack != null && stack.isJsonArray();
    return seen && !stack.getAsJsonArray().isEmpty()
        ? stack.getAsJsonArray().get(0).getAsString()
        : null;
  }

  private static Integer crc(JsonObject object, String name) {
    String hex = text(object, name);
    return hex == null ? null : Integer.parseUnsignedInt(hex, 16);
  }

  private static String text(JsonObject object, String name) {
    JsonPrimitive primitive = primitive(object, name);
    return primitive == null ? null : primitive.getAsString();
  }

  private static JsonPrimitive primitive(JsonObject object, String name) {
    JsonElement element = object.get(name);
    return element == null || element.isJsonNull() ? null : element.getAsJsonPrimitive();
  }

  private static JsonObject object(JsonObject parent, String name) {
    JsonElement element = parent.get(name);
    return element == null || element.isJsonNull() ? new JsonObject() : element.getAsJsonObject();
  }
}
