package io.github.reusewatch.core.pool;

import io.github.reusewatch.core.kafka.ClientName;

/** Which batch a buffer was handed out for. */
final class BatchId {
  final ClientName client;
  final String topic;
  final int partition;

  /** The thread whose send began the batch. */
  final String thread;

  BatchId(ClientName client, String topic, int partition, String thread) {
    this.client = client;
    this.topic = topic;
    this.partition = partition;
    this.thread = thread;
  }
}
