package io.github.reusewatch.load;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ThreadLocalRandom;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.RecordTooLargeException;
import org.apache.kafka.common.serialization.ByteBufferSerializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** All honest ways to send, one for each thread. */
final class Shapes {
  private static final int SIZE = 120;

  private final Clients clients;
  private final String topic;

  /**
   * @param topic takes no large batches, so that the client splits those and sends them again
   */
  Shapes(Clients clients, String topic) {
    this.clients = clients;
    this.topic = topic;
  }

  List<Shape> all() {
    return List.of(
        new Shape(200, fresh()),
        new Shape(150, pooled()),
        new Shape(5, awaited()),
        new Shape(200, buffers()),
        new Shape(100, strings()),
        new Shape(170, sentAgain()),
        new Shape(150, flushed()),
        new Shape(25, transactional()));
  }

  /** New arrays for everything, some in headers that are added later. */
  private Shape.Step fresh() {
    Producer<byte[], byte[]> producer =
        clients.ofArrays(Map.of("acks", "all", "enable.idempotence", true));
    return () -> {
      ProducerRecord<byte[], byte[]> record =
          new ProducerRecord<>(topic, Payload.fresh(8), Payload.fresh(SIZE));
      record.headers().add("first", Payload.fresh(16)).add("second", Payload.fresh(8));
      producer.send(record);
      return 1;
    };
  }

  /** Arrays given back in the callback; the batches are too large for the topic. */
  private Shape.Step pooled() {
    Producer<byte[], byte[]> producer =
        clients.ofArrays(Map.of("acks", "1", "compression.type", "lz4", "batch.size", 60_000));
    BlockingQueue<byte[]> pool = Payload.pool(Payload.arrays(SIZE));
    return () -> {
      byte[] value = Payload.fill(pool.take());
      producer.send(new ProducerRecord<>(topic, value), (metadata, failure) -> pool.add(value));
      return 1;
    };
  }

  /** One record for all, filled anew when its send is over. */
  private Shape.Step awaited() {
    Producer<byte[], byte[]> producer = clients.ofArrays(Map.of("acks", "1", "linger.ms", 0));
    byte[] value = Payload.fresh(SIZE);
    ProducerRecord<byte[], byte[]> record = new ProducerRecord<>(topic, 0, null, value);
    return () -> {
      producer.send(record).get();
      Payload.fill(value);
      return 1;
    };
  }

  /** Buffers of all kinds, given back in the callback of a producer that waits for no broker. */
  private Shape.Step buffers() {
    Producer<byte[], ByteBuffer> producer =
        clients.of(new ByteBufferSerializer(), Map.of("acks", "0", "compression.type", "snappy"));
    BlockingQueue<ByteBuffer> pool = Payload.pool(Payload.buffers(SIZE));
    return () -> {
      ByteBuffer memory = pool.take();
      Payload.fill(memory);
      producer.send(
          new ProducerRecord<>(topic, view(memory)), (metadata, failure) -> pool.add(memory));
      return 1;
    };
  }

  private static ByteBuffer view(ByteBuffer memory) {
    return switch (ThreadLocalRandom.current().nextInt(5)) {
      case 0 -> memory.duplicate();
      case 1 -> memory.duplicate().position(7);
      case 2 -> memory.duplicate().position(7).slice();
      case 3 -> memory.duplicate().limit(SIZE - 7);
      default -> memory.asReadOnlyBuffer();
    };
  }

  private Shape.Step strings() {
    Producer<byte[], String> producer =
        clients.of(new StringSerializer(), Map.of("acks", "1", "compression.type", "gzip"));
    return () -> {
      String value = Long.toString(ThreadLocalRandom.current().nextLong()).repeat(5);
      producer.send(new ProducerRecord<>(topic, value));
      return 1;
    };
  }

  /** The first producer refuses the record, and the callback sends it by another. */
  private Shape.Step sentAgain() {
    Producer<byte[], byte[]> strict = clients.ofArrays(Map.of("max.request.size", SIZE));
    Producer<byte[], byte[]> lenient = clients.ofArrays(Map.of("acks", "1"));
    BlockingQueue<byte[]> pool = Payload.pool(Payload.arrays(SIZE));
    return () -> {
      byte[] value = Payload.fill(pool.take());
      ProducerRecord<byte[], byte[]> record = new ProducerRecord<>(topic, value);
      strict.send(
          record,
          (metadata, failure) -> {
            if (!(failure instanceof RecordTooLargeException)) {
              throw new IllegalStateException("sent in spite of its size", failure);
            }
            lenient.send(record, (again, failureAgain) -> pool.add(value));
          });
      return 2;
    };
  }

  /** Filled anew when flush has returned. */
  private Shape.Step flushed() {
    Producer<byte[], byte[]> producer = clients.ofArrays(Map.of("acks", "1"));
    List<byte[]> values = Payload.arrays(SIZE);
    return () -> {
      values.forEach(value -> producer.send(new ProducerRecord<>(topic, Payload.fill(value))));
      producer.flush();
      return values.size();
    };
  }

  /** Filled anew when the transaction is over, be it committed or aborted. */
  private Shape.Step transactional() {
    Producer<byte[], byte[]> producer =
        clients.ofArrays(Map.of("transactional.id", topic, "compression.type", "zstd"));
    producer.initTransactions();
    List<byte[]> values = Payload.arrays(SIZE);
    return () -> {
      producer.beginTransaction();
      values.forEach(value -> producer.send(new ProducerRecord<>(topic, Payload.fill(value))));
      if (ThreadLocalRandom.current().nextInt(5) > 0) {
        producer.commitTransaction();
      } else {
        producer.abortTransaction();
      }
      return values.size();
    };
  }
}
