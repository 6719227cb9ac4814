package io.github.reusewatch.scenario;

import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.ByteBufferSerializer;
import org.apache.kafka.common.serialization.Serializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** What applications may do: nothing of it is a finding. */
final class HonestSends {
  private static final int SIZE = 256;

  private HonestSends() {}

  static void addTo(Map<String, Scenario> all) {
    all.put(
        "honest-after-get",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer()) {
            for (int i = 0; i < 20; i++) {
              value[0] = (byte) i;
              producer.send(new ProducerRecord<>(topic, 0, null, value)).get();
              Payloads.refill(value);
            }
          }
        });
    all.put(
        "honest-in-callback",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer()) {
            producer.send(
                new ProducerRecord<>(topic, 0, null, value),
                (metadata, e) -> Payloads.refill(value));
          }
        });
    all.put(
        "honest-same-record-again",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          ProducerRecord<byte[], byte[]> record = new ProducerRecord<>(topic, 0, null, value);
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer()) {
            producer.send(record).get();
            Payloads.refill(value);
            producer.send(record).get();
          }
        });
    all.put(
        "honest-resent",
        (cluster, topic) -> {
          ProducerRecord<byte[], byte[]> record =
              new ProducerRecord<>(topic, 0, Payloads.ascii(8), Payloads.ascii(SIZE));
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer()) {
            List<Future<?>> sent = new ArrayList<>();
            for (int i = 0; i < 10; i++) {
              sent.add(producer.send(record));
            }
            for (Future<?> future : sent) {
              future.get();
            }
          }
        });
    all.put(
        "honest-interceptor-replaces",
        (cluster, topic) ->
            sendOne(
                cluster.producer("interceptor.classes", Interceptors.ReplacesValue.class.getName()),
                topic));
    all.put(
        "honest-interceptor-adds-headers",
        (cluster, topic) ->
            sendOne(
                cluster.producer("interceptor.classes", Interceptors.AddsHeaders.class.getName()),
                topic));
    all.put(
        "honest-interceptor-refills",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          Interceptors.RefillsOnAcknowledgement.buffer = value;
          try (KafkaProducer<byte[], byte[]> producer =
              cluster.producer(
                  "interceptor.classes", Interceptors.RefillsOnAcknowledgement.class.getName())) {
            producer.send(new ProducerRecord<>(topic, 0, null, value), (metadata, e) -> {});
          }
        });
    all.put(
        "honest-no-acks",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer("acks", "0")) {
            producer.send(
                new ProducerRecord<>(topic, 0, null, value),
                (metadata, e) -> Payloads.refill(value));
          }
        });
    all.put(
        "honest-buffers",
        (cluster, topic) -> {
          ByteBuffer direct = ByteBuffer.allocateDirect(SIZE).put(Payloads.ascii(SIZE)).flip();
          List<ByteBuffer> shapes =
              List.of(
                  ByteBuffer.wrap(Payloads.ascii(SIZE), 10, 20).slice(),
                  direct,
                  ByteBuffer.wrap(Payloads.ascii(SIZE)).asReadOnlyBuffer(),
                  ByteBuffer.allocate(0),
                  ByteBuffer.wrap(Payloads.ascii(SIZE)).position(7),
                  ByteBuffer.wrap(Payloads.ascii(SIZE)).position(SIZE));
          try (KafkaProducer<byte[], ByteBuffer> producer =
              cluster.producer(new ByteArraySerializer(), new ByteBufferSerializer())) {
            for (ByteBuffer shape : shapes) {
              Future<?> sent = producer.send(new ProducerRecord<>(topic, 0, null, shape));
              shape.position(0);
              sent.get();
            }
          }
        });
    all.put(
        "honest-empty-and-null",
        (cluster, topic) -> {
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer()) {
            producer.send(new ProducerRecord<>(topic, 0, new byte[0], new byte[0])).get();
            producer.send(new ProducerRecord<>(topic, 0, null, null)).get();
          }
        });
    all.put(
        "honest-strings",
        (cluster, topic) -> {
          try (KafkaProducer<String, String> producer =
              cluster.producer(new StringSerializer(), new StringSerializer())) {
            producer.send(new ProducerRecord<>(topic, "key", "value")).get();
          }
        });
    all.put(
        "honest-closed",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          KafkaProducer<byte[], byte[]> producer = cluster.producer();
          producer.close();
          try {
            producer.send(new ProducerRecord<>(topic, 0, null, value));
            throw new IllegalStateException("sent by a closed producer");
          } catch (IllegalStateException expected) {
            Payloads.refill(value);
          }
        });
    all.put(
        "honest-serializer-throws",
        (cluster, topic) -> {
          byte[] value = Payloads.ascii(SIZE);
          Serializer<byte[]> broken =
              (t, data) -> {
                throw new SerializationException("on purpose");
              };
          try (KafkaProducer<byte[], byte[]> producer =
              cluster.producer(new ByteArraySerializer(), broken)) {
            producer.send(new ProducerRecord<>(topic, 0, null, value));
            throw new IllegalStateException("sent in spite of its serializer");
          } catch (SerializationException expected) {
            Payloads.refill(value);
          }
        });
    all.put("honest-arena", HonestSends::arena);
    all.put("honest-unmapped", HonestSends::unmapped);
    all.put(
        "honest-record-counts-reads",
        (cluster, topic) -> {
          AtomicInteger reads = new AtomicInteger();
          ProducerRecord<byte[], byte[]> record =
              new ProducerRecord<>(topic, 0, null, Payloads.ascii(SIZE)) {
                @Override
                public byte[] value() {
                  reads.incrementAndGet();
                  return super.value();
                }
              };
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer()) {
            producer.send(record).get();
          }
          System.out.println("value() was called " + reads + " times");
        });
    all.put("honest-callbacks", HonestSends::callbacks);
    all.put(
        "honest-nested",
        (cluster, topic) -> {
          CountDownLatch second = new CountDownLatch(1);
          try (KafkaProducer<byte[], byte[]> producer = cluster.producer();
              KafkaProducer<String, String> audit =
                  cluster.producer(new StringSerializer(), new StringSerializer())) {
            Serializer<byte[]> auditing =
                (t, data) -> {
                  audit.send(new ProducerRecord<>(topic, "audited", "yes"));
                  return data;
                };
            try (KafkaProducer<byte[], byte[]> outer =
                cluster.producer(new ByteArraySerializer(), auditing)) {
              outer
                  .send(
                      new ProducerRecord<>(topic, 0, null, Payloads.ascii(SIZE)),
                      (metadata, e) ->
                          producer.send(
                              new ProducerRecord<>(topic, 1, null, Payloads.ascii(SIZE)),
                              (m, e2) -> second.countDown()))
                  .get();
            }
            second.await(10, TimeUnit.SECONDS);
          }
        });
  }

  /**
   * Slots of one buffer, each filled anew when its own send is acknowledged; the serializer takes
   * what remains.
   */
  private static void arena(Cluster cluster, String topic) throws Exception {
    ByteBuffer arena = ByteBuffer.wrap(Payloads.ascii(4 * SIZE));
    Serializer<ByteBuffer> remaining =
        (t, data) -> {
          byte[] bytes = new byte[data.remaining()];
          data.duplicate().get(bytes);
          return bytes;
        };
    try (KafkaProducer<byte[], ByteBuffer> producer =
        cluster.producer(new ByteArraySerializer(), remaining, "linger.ms", "100")) {
      for (int round = 0; round < 3; round++) {
        Map<Integer, Future<?>> sent = new TreeMap<>();
        Map<Integer, ProducerRecord<byte[], ByteBuffer>> records = new TreeMap<>();
        for (int slot = 3; slot >= 0; slot--) {
          ByteBuffer value = arena.duplicate().position(slot * SIZE).limit((slot + 1) * SIZE);
          records.put(slot, new ProducerRecord<>(topic, slot % 3, null, value));
        }
        for (int slot = 0; slot < 4; slot++) {
          sent.put(slot, producer.send(records.get(slot)));
          if (slot == 0) {
            sent.get(0).get();
            Arrays.fill(arena.array(), 0, SIZE, (byte) round);
          }
        }
        for (Future<?> each : sent.values()) {
          each.get();
        }
      }
    }
  }

  /**
   * A serializer copies memory outside the heap inside send, so it may be gone as soon as that
   * returns: who reads it then crashes the process.
   */
  private static void unmapped(Cluster cluster, String topic) throws Exception {
    Class<?> unsafe = Class.forName("sun.misc.Unsafe");
    Field instance = unsafe.getDeclaredField("theUnsafe");
    instance.setAccessible(true);
    Path file = Files.createTempFile("mapped", ".bin");
    Files.write(file, Payloads.ascii(100_000));
    try (KafkaProducer<byte[], ByteBuffer> producer =
            cluster.producer(
                new ByteArraySerializer(), new ByteBufferSerializer(), "linger.ms", "100");
        FileChannel channel = FileChannel.open(file)) {
      ByteBuffer value = channel.map(FileChannel.MapMode.READ_ONLY, 0, 100_000);
      producer.send(new ProducerRecord<>(topic, 0, null, value));
      unsafe.getMethod("invokeCleaner", ByteBuffer.class).invoke(instance.get(null), value);
    } finally {
      Files.delete(file);
    }
  }

  private static void sendOne(KafkaProducer<byte[], byte[]> producer, String topic)
      throws Exception {
    try (producer) {
      producer.send(new ProducerRecord<>(topic, 0, null, Payloads.ascii(SIZE))).get();
    }
  }

  /**
   * {@code null}, a lambda, one object for several sends, and one that throws: each runs once, and
   * sends go on.
   */
  private static void callbacks(Cluster cluster, String topic) throws Exception {
    List<String> ran = java.util.Collections.synchronizedList(new ArrayList<>());
    Callback shared = (metadata, e) -> ran.add("shared@" + metadata.offset());
    Callback throwing =
        (metadata, e) -> {
          ran.add("throwing");
          throw new IllegalStateException("thrown by the application's callback, on purpose");
        };
    try (KafkaProducer<byte[], byte[]> producer = cluster.producer()) {
      producer.send(new ProducerRecord<>(topic, 0, null, Payloads.ascii(SIZE)), null).get();
      producer.send(new ProducerRecord<>(topic, 0, null, Payloads.ascii(SIZE)), throwing).get();
      producer.send(new ProducerRecord<>(topic, 0, null, Payloads.ascii(SIZE)), shared).get();
      producer.send(new ProducerRecord<>(topic, 0, null, Payloads.ascii(SIZE)), shared).get();
    }
    System.out.println("callbacks " + ran);
  }
}
