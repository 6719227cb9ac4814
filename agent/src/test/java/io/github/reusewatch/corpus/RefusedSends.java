package io.github.reusewatch.corpus;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.serialization.Serializer;

/**
 * {@code send} throws, or fails at once, and the array is reused at once (kafka #825, alpakka-kafka
 * #163).
 */
final class RefusedSends {
  private RefusedSends() {}

  static List<Case> cases() {
    Variants some =
        Variants.any()
            .sizes(Size.SMALL)
            .deliveries(Delivery.ACKS_1, Delivery.IDEMPOTENT)
            .compressions(Compression.NONE);
    return List.of(
        Case.of("N7", "closed", RefusedSends::closed).over(some.pairs()),
        Case.of("N7", "serializer-throws", RefusedSends::serializerThrows).over(some.pairs()),
        Case.of("N7", "too-large", RefusedSends::tooLarge).over(some.pairs()),
        Case.of("N7", "interrupted-on-metadata", RefusedSends::interruptedOnMetadata)
            .topicMissing()
            .over(some.pairs()),
        Case.of("N7", "interrupted-on-memory", RefusedSends::interruptedOnMemory)
            .partitions(3)
            .over(some.pairs()));
  }

  private static void closed(Stage stage) {
    Producer<Object, Object> producer = stage.ownPlain();
    producer.close();
    refused(stage, producer, IllegalStateException.class);
  }

  private static void serializerThrows(Stage stage) {
    Serializer<?> throwing = new Throwing();
    refused(stage, stage.own(throwing, throwing), SerializationException.class);
  }

  /** Sends, and reuses the array when {@code send} has thrown what it should. */
  private static void refused(
      Stage stage, Producer<Object, Object> producer, Class<? extends Exception> by) {
    Payload payload = stage.variant.payload();
    try {
      stage.send(producer, stage.message(payload));
    } catch (IllegalStateException | KafkaException e) {
      payload.refill();
      if (by.isInstance(e)) {
        return;
      }
      throw e;
    }
    throw new IllegalStateException("not refused");
  }

  /** Kafka calls the callback inside {@code send}. */
  private static void tooLarge(Stage stage) {
    Payload payload = stage.variant.payload();
    stage.send(
        stage.ownPlain("max.request.size", "10"),
        stage.message(payload),
        (metadata, exception) -> payload.refill());
  }

  private static void interruptedOnMetadata(Stage stage) throws Exception {
    Producer<Object, Object> producer = stage.producer();
    Background sender = Background.start(() -> refused(stage, producer, InterruptException.class));
    sender.awaitBlockedIn("waitOnMetadata");
    sender.interrupt();
    sender.join();
  }

  private static void interruptedOnMemory(Stage stage) throws Exception {
    Producer<Object, Object> producer = stage.ownPlain(Held.settings(stage));
    Held held = Held.of(stage, producer);
    Background sender = Background.start(() -> refused(stage, producer, InterruptException.class));
    sender.awaitBlockedIn("allocate");
    sender.interrupt();
    sender.join();
    held.letGo();
  }

  private static final class Throwing implements Serializer<Object> {
    @Override
    public void configure(Map<String, ?> configs, boolean isKey) {}

    @Override
    public byte[] serialize(String topic, Object data) {
      throw new SerializationException("on purpose");
    }

    @Override
    public void close() {}
  }
}
