package io.github.reusewatch.core.watch;

/** Where a record went, as its acknowledgement says. What it does not say is {@code null}. */
final class Place {
  static final Place UNKNOWN = new Place(null, null, null);

  final String topic;
  final Integer partition;
  final Long offset;

  Place(String topic, Integer partition, Long offset) {
    this.topic = topic;
    this.partition = partition;
    this.offset = offset;
  }
}
