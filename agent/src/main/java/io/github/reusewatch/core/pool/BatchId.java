package io.github.reusewatch.core.pool;

import io.github.reusewatch.core.kafka.ClientName;
import io.github.reusewatch.core.kafka.ProducerBatchReader;

/** Which batch it is. */
final class BatchId {
  final ClientName client;
  final String topic;
  final int partition;

  /** The thread whose send began the batch; {@code null} if it is not known. */
  final String thread;

  BatchId(ClientName client, String topic, int partition, String thread) {
    this.client = client;
    this.topic = topic;
    this.partition = partition;
    this.thread = thread;
  }

  /** A batch that the calling thread has just begun. */
  static BatchId begun(ProducerBatchReader reader, Object batch) throws Throwable {
    return of(reader, batch, Thread.currentThread().getName());
  }

  /** A batch that somebody has begun. */
  static BatchId of(ProducerBatchReader reader, Object batch) throws Throwable {
    return of(reader, batch, null);
  }

  private static BatchId of(ProducerBatchReader reader, Object batch, String thread)
      throws Throwable {
    return new BatchId(reader.client(), reader.topic(batch), reader.partition(batch), thread);
  }
}
