package io.github.reusewatch.corpus;

import java.util.Arrays;
import java.util.List;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serializer;

/** A serializer returns an array that is still needed. */
final class SharedSerializers {
  private SharedSerializers() {}

  static List<Case> cases() {
    return List.of(
        keyAndValue().over(keys().pairs()),
        Case.of("D6", "copied-key-and-value", SharedSerializers::copiedKeyAndValue)
            .over(keys().pairs())
            .finds("SHARED_SERIALIZER_BUFFER changed error key acked partition"),
        Case.of("D6", "equal-key-and-value", SharedSerializers::equalKeyAndValue)
            .over(keys().sizes(Size.SMALL).pairs()),
        Case.of("D6", "two-threads", SharedSerializers::twoThreads)
            .partitions(4)
            .over(few().parts(Part.KEY, Part.VALUE).sizes(Size.ONE, Size.KIB, Size.MIB).pairs())
            .finds("SHARED_SERIALIZER_BUFFER changed error {part} acked"),
        Case.of("D6", "applications-own-array", SharedSerializers::applicationsOwn)
            .partitions(3)
            .over(few().parts(Part.KEY, Part.VALUE).sizes(Size.SMALL, Size.MIB).pairs())
            .finds("CHANGED_DURING_SEND changed error {part} acked"),
        Case.of("D6", "one-after-the-other", SharedSerializers::oneAfterTheOther)
            .over(keys().parts(Part.KEY, Part.VALUE).pairs()));
  }

  private static Variants keys() {
    return few().parts(Part.KEY);
  }

  private static Variants few() {
    return Variants.any()
        .containers(Container.ARRAY)
        .deliveries(Delivery.ACKS_0, Delivery.IDEMPOTENT, Delivery.TRANSACTIONAL)
        .compressions(Compression.NONE, Compression.GZIP);
  }

  /** msgpack-javascript #212: the value overwrites the key before the copy. */
  static Case keyAndValue() {
    return Case.of("D6", "key-and-value", SharedSerializers::keyAndValue)
        .finds("SHARED_SERIALIZER_BUFFER changed error key acked partition");
  }

  private static void keyAndValue(Stage stage) {
    byte[] key = Payload.text(stage.variant.size().bytes);
    byte[] value = other(key.length);
    sendBySharedSerializer(stage, new Own(key), new Own(value), key, value);
  }

  private static void copiedKeyAndValue(Stage stage) {
    byte[] key = Payload.text(stage.variant.size().bytes);
    byte[] value = other(key.length);
    sendBySharedSerializer(stage, key, value, key, value);
  }

  private static void equalKeyAndValue(Stage stage) {
    byte[] key = Payload.text(stage.variant.size().bytes);
    sendBySharedSerializer(stage, key, key.clone(), key, key);
  }

  private static void sendBySharedSerializer(
      Stage stage, Object key, Object value, byte[] keyBytes, byte[] valueBytes) {
    Serializer<Object> shared = new ReusingSerializer();
    stage.send(
        stage.own(shared, shared),
        new Message(new ProducerRecord<>(stage.topic, key, value), keyBytes, valueBytes, null));
  }

  /** The second thread's bytes take the place of those that the first one waits to have copied. */
  private static void twoThreads(Stage stage) throws Exception {
    boolean ofKey = stage.variant.part() == Part.KEY;
    Serializer<Object> shared = new ReusingSerializer();
    Serializer<?> plain = new ByteArraySerializer();
    Producer<Object, Object> producer =
        stage.own(ofKey ? shared : plain, ofKey ? plain : shared, Held.settings(stage));
    Held held = Held.of(stage, producer);
    byte[] text = Payload.text(stage.variant.size().bytes);
    Background first = inBackground(stage, producer, 2, text);
    first.awaitBlockedIn("allocate");
    Background second = inBackground(stage, producer, 3, other(text.length));
    second.awaitBlockedIn("allocate");
    held.letGo();
    first.join();
    second.join();
  }

  private static Background inBackground(
      Stage stage, Producer<Object, Object> producer, int partition, byte[] content) {
    return Background.start(
        () ->
            stage.send(
                producer, stage.message(stage.topic, partition, Payload.of(content, content))));
  }

  /** An object of the application's that hands out the array it holds. */
  private static void applicationsOwn(Stage stage) throws Exception {
    boolean ofKey = stage.variant.part() == Part.KEY;
    Serializer<?> unwrapping = new UnwrappingSerializer();
    Serializer<?> plain = new ByteArraySerializer();
    Producer<Object, Object> producer =
        stage.own(ofKey ? unwrapping : plain, ofKey ? plain : unwrapping, Held.settings(stage));
    Held held = Held.of(stage, producer);
    byte[] held2 = Payload.text(stage.variant.size().bytes);
    Payload payload = Payload.of(new Own(held2), held2);
    Message message = stage.message(stage.topic, 2, payload);
    Background sender = Background.start(() -> stage.send(producer, message));
    sender.awaitBlockedIn("allocate");
    payload.refill();
    held.letGo();
    sender.join();
  }

  /** The array is free again when {@code send} has returned: right, as long as it is one thread. */
  private static void oneAfterTheOther(Stage stage) {
    boolean ofKey = stage.variant.part() == Part.KEY;
    Serializer<Object> reusing = new ReusingSerializer();
    Serializer<?> plain = new ByteArraySerializer();
    Producer<Object, Object> producer = stage.own(ofKey ? reusing : plain, ofKey ? plain : reusing);
    for (int i = 0; i < 3; i++) {
      byte[] content = i == 1 ? other(stage.variant.size().bytes) : stage.variant.payload().bytes();
      stage.send(producer, stage.message(stage.topic, 0, Payload.of(content, content)));
    }
  }

  private static byte[] other(int size) {
    byte[] bytes = new byte[size];
    Arrays.fill(bytes, (byte) '#');
    return bytes;
  }
}
