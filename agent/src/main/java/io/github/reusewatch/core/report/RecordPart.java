package io.github.reusewatch.core.report;

/** The changed part of a record. A field that is not known is {@code null}. */
public final class RecordPart {
  final String topic;
  final Integer partition;
  final Long offset;
  final Role role;
  final String header;
  final int regionOffset;
  final int regionLength;

  /**
   * @param partition of the acknowledgement
   * @param offset of the acknowledgement
   * @param header the header's key if the role is {@link Role#HEADER}
   * @param regionOffset where the watched bytes begin in their array (or direct buffer)
   * @param regionLength how many they are
   */
  public RecordPart(
      String topic,
      Integer partition,
      Long offset,
      Role role,
      String header,
      int regionOffset,
      int regionLength) {
    this.topic = topic;
    this.partition = partition;
    this.offset = offset;
    this.role = role;
    this.header = header;
    this.regionOffset = regionOffset;
    this.regionLength = regionLength;
  }

  /** As Kafka's people write it: topic-partition@offset, with {@code ?} for what is not known. */
  String position() {
    return Printable.of(topic)
        + "-"
        + (partition == null ? "?" : partition)
        + "@"
        + (offset == null ? "?" : offset);
  }

  /** For people: the value, the key, the header 'name'. */
  String described() {
    return role == Role.HEADER
        ? "header " + (header == null ? "(of unknown key)" : "'" + Printable.of(header) + "'")
        : role.text();
  }
}
