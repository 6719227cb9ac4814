package io.github.reusewatch.demo.story.app;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.kafka.clients.producer.ProducerRecord;

/** Builds messages of both types, numbered through, in arrays of the pool. */
final class MessageSource {
  private static final MessageType[] TYPES = MessageType.values();

  private final BufferPool pool;
  private final int partitions;
  private final AtomicLong nextSequence = new AtomicLong();

  MessageSource(BufferPool pool, int partitions) {
    this.pool = pool;
    this.partitions = partitions;
  }

  List<ProducerRecord<byte[], byte[]>> next(int count) {
    List<ProducerRecord<byte[], byte[]>> records = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      records.add(next());
    }
    return records;
  }

  long built() {
    return nextSequence.get();
  }

  private ProducerRecord<byte[], byte[]> next() {
    long sequence = nextSequence.getAndIncrement();
    MessageType type = TYPES[ThreadLocalRandom.current().nextInt(TYPES.length)];
    byte[] value = pool.take();
    type.fill(value, sequence);
    int partition = (int) (sequence % partitions);
    return new ProducerRecord<>(type.topic(), partition, SequenceKey.of(sequence), value);
  }
}
