package io.github.reusewatch.core.report;

/** The batch that got a buffer while another batch still needed it. */
public final class BatchTaker {
  final String topic;
  final int partition;
  final String thread;

  /**
   * @param thread whose send began the batch
   */
  public BatchTaker(String topic, int partition, String thread) {
    this.topic = topic;
    this.partition = partition;
    this.thread = thread;
  }

  String topicPartition() {
    return Printable.of(topic) + "-" + partition;
  }
}
