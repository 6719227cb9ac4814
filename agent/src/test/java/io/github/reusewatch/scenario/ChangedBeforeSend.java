package io.github.reusewatch.scenario;

import java.nio.ByteBuffer;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import java.util.function.Function;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.ByteBufferSerializer;
import org.apache.kafka.common.serialization.BytesSerializer;
import org.apache.kafka.common.serialization.Serializer;
import org.apache.kafka.common.utils.Bytes;

/**
 * A record waits in a queue of the application; its buffer is filled anew before the record is sent
 * (samza #1411, kafka-go #1139).
 */
final class ChangedBeforeSend {
  private static final int SIZE = 256;

  private ChangedBeforeSend() {}

  static void addTo(Map<String, Scenario> all) {
    all.put(
        "before-value",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          queued(
              cluster.producer(),
              new ProducerRecord<>(topic, 1, null, value),
              () -> Payloads.refill(value));
        });
    all.put(
        "before-key",
        (cluster, topic) -> {
          byte[] key = Payloads.ascii(16);
          queued(
              cluster.producer(),
              new ProducerRecord<>(topic, 1, key, Payloads.ascii(SIZE)),
              () -> Payloads.refill(key));
        });
    all.put(
        "before-header",
        (cluster, topic) -> {
          byte[] counter = Payloads.ascii(8);
          ProducerRecord<byte[], byte[]> record =
              new ProducerRecord<>(topic, 1, null, Payloads.ascii(SIZE));
          record.headers().add("fixed", Payloads.ascii(8)).add("counter", counter);
          queued(cluster.producer(), record, () -> Payloads.refill(counter));
        });
    all.put(
        "before-header-built",
        (cluster, topic) -> {
          byte[] counter = Payloads.ascii(8);
          ProducerRecord<byte[], byte[]> first = new ProducerRecord<>("x", null, Payloads.ascii(8));
          first.headers().add("counter", counter);
          queued(
              cluster.producer(),
              new ProducerRecord<byte[], byte[]>(
                  topic, 1, (byte[]) null, Payloads.ascii(SIZE), first.headers()),
              () -> Payloads.refill(counter));
        });
    all.put(
        "before-bytes",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          queued(
              cluster.producer(new ByteArraySerializer(), new BytesSerializer()),
              new ProducerRecord<>(topic, 1, null, Bytes.wrap(value)),
              () -> Payloads.refill(value));
        });
    all.put(
        "before-large",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(900_000);
          queued(
              cluster.producer("compression.type", "gzip"),
              new ProducerRecord<>(topic, 1, null, value),
              () -> value[899_999]++);
        });
    buffer(all, "before-buffer-whole", ByteBuffer::wrap);
    buffer(all, "before-buffer-part", bytes -> ByteBuffer.wrap(bytes, 0, SIZE - 1));
    buffer(all, "before-buffer-sliced", bytes -> ByteBuffer.wrap(bytes, 16, SIZE - 16).slice());
    buffer(all, "before-buffer-positioned", bytes -> ByteBuffer.wrap(bytes).position(100));
    // Kafka's serializer rewinds: what is before the position is sent, too.
    buffer(all, "before-buffer-rewound", bytes -> ByteBuffer.wrap(bytes).position(220));
    buffer(all, "before-buffer-read-only", bytes -> ByteBuffer.wrap(bytes).asReadOnlyBuffer());
    all.put(
        "before-buffer-direct",
        (cluster, topic) -> {
          ByteBuffer value = ByteBuffer.allocateDirect(SIZE).put(Payloads.ascii(SIZE)).flip();
          queued(
              cluster.producer(new ByteArraySerializer(), new ByteBufferSerializer()),
              new ProducerRecord<>(topic, 1, null, value),
              () -> value.put(3, (byte) 0xFE));
        });
    all.put(
        "before-transformed",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          Serializer<byte[]> framing =
              (t, data) ->
                  ByteBuffer.allocate(data.length + 4).putInt(data.length).put(data).array();
          queued(
              cluster.producer(new ByteArraySerializer(), framing),
              new ProducerRecord<>(topic, 1, null, value),
              () -> Payloads.refill(value));
        });
    all.put(
        "before-one-array-two-records",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          ProducerRecord<byte[], byte[]> first = new ProducerRecord<>(topic, 1, null, value);
          Payloads.refill(value);
          ProducerRecord<byte[], byte[]> second = new ProducerRecord<>(topic, 2, null, value);
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer()) {
            Future<?> sent = producer.send(first);
            producer.send(second).get();
            sent.get();
          }
        });
    all.put(
        "before-restored",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          queued(
              cluster.producer(),
              new ProducerRecord<>(topic, 1, null, value),
              () -> {
                Payloads.refill(value);
                System.arraycopy(Payloads.ascii(SIZE), 0, value, 0, SIZE);
              });
        });
  }

  private static void buffer(
      Map<String, Scenario> all, String name, Function<byte[], ByteBuffer> shape) {
    all.put(
        name,
        (cluster, topic) -> {
          byte[] bytes = Payloads.ascii(SIZE);
          ByteBuffer value = shape.apply(bytes);
          queued(
              cluster.producer(new ByteArraySerializer(), new ByteBufferSerializer()),
              new ProducerRecord<>(topic, 1, null, value),
              () -> bytes[200] = (byte) 0xFE);
        });
  }

  /** Hands the record to a thread that sends it, which happens after {@code meanwhile}. */
  private static <V> void queued(
      KafkaProducer<byte[], V> producer, ProducerRecord<byte[], V> record, Runnable meanwhile)
      throws Exception {
    BlockingQueue<ProducerRecord<byte[], V>> queue = new LinkedBlockingQueue<>();
    Consumer<ProducerRecord<byte[], V>> send = producer::send;
    Thread sender =
        new Thread(
            () -> {
              try {
                send.accept(queue.take());
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            },
            "queue-sender");
    meanwhile.run();
    queue.add(record);
    sender.start();
    sender.join();
    producer.close();
  }
}
