package io.github.reusewatch.broker;

/**
 * What arrived as a batch of a partition.
 *
 * @param node that got it
 * @param baseOffset that the partition's log has for it
 * @param acknowledgedBefore whether the broker had acknowledged one of its records before it came
 */
public record Arrival(
    int node,
    String topic,
    int partition,
    long baseOffset,
    WireBatch batch,
    boolean acknowledgedBefore) {
  public String topicPartition() {
    return topic + "-" + partition;
  }

  /** Whether these are not the bytes of one sound batch that was sent for this partition. */
  public boolean corrupt() {
    return !batch.crcValid() || batch.foreignCells(topicPartition()) > 0;
  }

  @Override
  public String toString() {
    return "node " + node + " " + topicPartition() + "@" + baseOffset + " " + batch;
  }
}
