package io.github.reusewatch.cost.hotpath;

import java.nio.ByteBuffer;
import org.apache.kafka.clients.producer.internals.ProducerBatch;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.record.TimestampType;
import org.apache.kafka.common.record.internal.MemoryRecords;

/** Sends that are acknowledged together. */
final class Batch {
  static final int SENDS = 100;
  private static final int ROOM_FOR_ONE = 64;
  private static final TopicPartition PARTITION = new TopicPartition(PlainClient.TOPIC, 0);

  final ProducerBatch ofClient;

  /**
   * An empty batch.
   *
   * @param memory where the records go: see {@link #memory}. Nobody reads them once they are
   *     copied, so batches may share it.
   */
  Batch(ByteBuffer memory) {
    memory.clear();
    ofClient =
        new ProducerBatch(
            PARTITION,
            MemoryRecords.builder(memory, Compression.NONE, TimestampType.CREATE_TIME, 0),
            0);
  }

  /** For a batch of records of so many bytes. */
  static ByteBuffer memory(int bytes) {
    return ByteBuffer.allocate(SENDS * (bytes + ROOM_FOR_ONE) + ROOM_FOR_ONE);
  }
}
