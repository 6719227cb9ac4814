package io.github.reusewatch.corpus;

import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serializer;

/** Buffers of all shapes, whose positions and limits move while their bytes stay (kafka #12685). */
final class BufferSends {
  private static final int SLOT = 256;

  private BufferSends() {}

  static List<Case> cases() {
    Variants buffers =
        Variants.any()
            .parts(Part.KEY, Part.VALUE)
            .containers(
                Container.WHOLE,
                Container.PART,
                Container.SLICED,
                Container.POSITIONED,
                Container.REWOUND,
                Container.READ_ONLY,
                Container.DIRECT,
                Container.EMPTIED)
            .deliveries(Delivery.ACKS_0, Delivery.IDEMPOTENT)
            .compressions(Compression.NONE, Compression.LZ4);
    return List.of(
        Case.of("N4", "moved", BufferSends::moved).over(buffers.pairs()),
        Case.of("N4", "exhausted", BufferSends::exhausted).over(buffers.pairs()),
        Case.of("N4", "nothing-at-all", BufferSends::nulls).over(Variant.PLAIN),
        Case.of("N4", "arena", BufferSends::arena).over(Variant.PLAIN.of(Container.PART)),
        Case.of("N4", "unmapped", BufferSends::unmapped).over(Variant.PLAIN.of(Container.DIRECT)));
  }

  private static void moved(Stage stage) {
    Payload payload = stage.variant.payload();
    ByteBuffer buffer = (ByteBuffer) payload.object;
    Message message = stage.message(payload);
    buffer.position(buffer.limit() / 3);
    stage.send(stage.producer(), message);
    buffer.clear();
    buffer.position(buffer.capacity());
  }

  /** Read to its end before it is sent. */
  private static void exhausted(Stage stage) {
    Payload payload = stage.variant.payload();
    ByteBuffer buffer = (ByteBuffer) payload.object;
    buffer.position(buffer.limit());
    stage.send(stage.producer(), stage.message(payload));
    buffer.rewind();
  }

  private static void nulls(Stage stage) {
    Producer<Object, Object> producer = stage.producer();
    stage.send(
        producer, new Message(new ProducerRecord<>(stage.topic, 0, null, null), null, null, null));
    stage.send(
        producer,
        new Message(
            new ProducerRecord<>(stage.topic, 0, new byte[0], new byte[0]),
            new byte[0],
            new byte[0],
            null));
  }

  /**
   * Slots of one buffer, each filled anew when its own send is acknowledged; the serializer takes
   * what remains.
   */
  private static void arena(Stage stage) throws Exception {
    byte[] memory = Payload.text(4 * SLOT);
    Producer<Object, Object> producer =
        stage.own(new ByteArraySerializer(), new Remaining(), "linger.ms", "100");
    for (int round = 0; round < 3; round++) {
      List<Message> slots = new ArrayList<>();
      for (int slot = 0; slot < 4; slot++) {
        byte[] content = Arrays.copyOfRange(memory, slot * SLOT, (slot + 1) * SLOT);
        ByteBuffer value = ByteBuffer.wrap(memory).position(slot * SLOT).limit((slot + 1) * SLOT);
        slots.add(
            new Message(new ProducerRecord<>(stage.topic, 0, null, value), null, content, null));
      }
      List<Future<?>> sent = new ArrayList<>();
      for (int slot = 0; slot < 4; slot++) {
        sent.add(stage.send(producer, slots.get(slot)));
        if (slot == 0) {
          sent.get(0).get();
          Arrays.fill(memory, 0, SLOT, (byte) round);
        }
      }
      for (Future<?> each : sent) {
        each.get();
      }
    }
  }

  /**
   * A serializer copies memory outside the heap inside {@code send}, so it may be gone as soon as
   * that returns: who reads it then crashes the process.
   */
  private static void unmapped(Stage stage) throws Exception {
    byte[] content = Payload.text(100_000);
    Path file = Files.createTempFile("mapped", ".bin");
    Files.write(file, content);
    try (FileChannel channel = FileChannel.open(file)) {
      ByteBuffer mapped = channel.map(FileChannel.MapMode.READ_ONLY, 0, content.length);
      stage.send(
          stage.producer(),
          new Message(new ProducerRecord<>(stage.topic, 0, null, mapped), null, content, null));
      unmap(mapped);
    } finally {
      Files.delete(file);
    }
  }

  private static void unmap(ByteBuffer mapped) throws ReflectiveOperationException {
    Class<?> unsafe = Class.forName("sun.misc.Unsafe");
    Field instance = unsafe.getDeclaredField("theUnsafe");
    instance.setAccessible(true);
    unsafe.getMethod("invokeCleaner", ByteBuffer.class).invoke(instance.get(null), mapped);
  }

  /** Takes what is between position and limit, as many serializers of applications do. */
  private static final class Remaining implements Serializer<ByteBuffer> {
    @Override
    public void configure(Map<String, ?> configs, boolean isKey) {}

    @Override
    public byte[] serialize(String topic, ByteBuffer data) {
      byte[] bytes = new byte[data.remaining()];
      data.duplicate().get(bytes);
      return bytes;
    }

    @Override
    public void close() {}
  }
}
