package io.github.reusewatch.corpus;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;

/** {@code send} blocks, on metadata or on memory, and another thread fills the buffer anew. */
final class BlockedSends {
  private static final String CHANGED = "CHANGED_DURING_SEND changed error {part} acked";

  private BlockedSends() {}

  static List<Case> cases() {
    return List.of(
        Case.of("D2", "topic-missing", BlockedSends::topicMissing)
            .topicMissing()
            // Not acks=0: a broker drops what comes before it has opened the new partition.
            .over(
                Variants.any()
                    .deliveries(Delivery.ACKS_1, Delivery.IDEMPOTENT, Delivery.TRANSACTIONAL)
                    .compressions(Compression.NONE, Compression.LZ4)
                    .pairs())
            .finds(CHANGED),
        Case.of("D2", "timed-out", BlockedSends::timedOut)
            .topicMissing()
            .over(
                Variants.any()
                    .sizes(Size.SMALL, Size.EMPTY)
                    .deliveries(Delivery.ACKS_1, Delivery.IDEMPOTENT)
                    .compressions(Compression.NONE)
                    .pairs())
            .finds("CHANGED_DURING_SEND none warning {part} failed:TimeoutException"),
        Case.of("D2", "broker-away", BlockedSends::brokerAway)
            .topicMissing()
            .over(Variant.PLAIN, Variant.PLAIN.of(Part.KEY), Variant.PLAIN.of(Part.HEADER))
            .finds("CHANGED_DURING_SEND none warning {part} failed:TimeoutException"),
        onMemory().over(Variants.any().pairs()),
        Case.of("D3", "restored", BlockedSends::restoredOnMemory)
            .partitions(3)
            .over(
                Variants.any()
                    .sizes(Size.SMALL)
                    .deliveries(Delivery.ACKS_0, Delivery.TRANSACTIONAL)
                    .compressions(Compression.NONE, Compression.ZSTD)
                    .pairs())
            // The serializer had copied what was wrong then.
            .when(
                BlockedSends::copiedBySerializer, "CHANGED_BEFORE_SEND changed error {part} acked")
            .finds("CHANGED_BEFORE_SEND intact warning {part} acked"),
        Case.of("D3", "timed-out", BlockedSends::memoryTimedOut)
            .partitions(3)
            .over(
                Variants.any()
                    .sizes(Size.SMALL)
                    .deliveries(Delivery.ACKS_1, Delivery.IDEMPOTENT)
                    .compressions(Compression.NONE)
                    .pairs())
            .finds("CHANGED_DURING_SEND none warning {part} failed:BufferExhaustedException"));
  }

  /** kafka #929. */
  static Case onMemory() {
    return Case.of("D3", "memory", BlockedSends::memory)
        .partitions(3)
        .when(BlockedSends::copiedBySerializer, "CHANGED_DURING_SEND intact warning {part} acked")
        .finds(CHANGED);
  }

  private static boolean copiedBySerializer(Variant variant) {
    return !variant.container().isSentInPlace();
  }

  /** vertx-kafka-client #21, micronaut-kafka #480. */
  private static void topicMissing(Stage stage) throws Exception {
    Producer<Object, Object> producer = stage.producer();
    Payload payload = stage.variant.payload();
    Message message = stage.message(payload);
    Background sender = Background.start(() -> stage.send(producer, message));
    sender.awaitBlockedIn("waitOnMetadata");
    payload.refill();
    TopicMaker.make(stage.bootstrapServers(), stage.topic);
    sender.join();
  }

  private static void timedOut(Stage stage) throws Exception {
    refilledOnMetadata(stage, stage.ownPlain("max.block.ms", "1000"));
  }

  private static void brokerAway(Stage stage) throws Exception {
    try (SilentServer server = new SilentServer()) {
      refilledOnMetadata(
          stage, stage.ownPlain("bootstrap.servers", server.address(), "max.block.ms", "1000"));
    }
  }

  private static void refilledOnMetadata(Stage stage, Producer<Object, Object> producer)
      throws Exception {
    Payload payload = stage.variant.payload();
    Message message = stage.message(payload);
    Background sender = Background.start(() -> stage.send(producer, message));
    sender.awaitBlockedIn("waitOnMetadata");
    payload.refill();
    sender.join();
  }

  private static void memory(Stage stage) throws Exception {
    Producer<Object, Object> producer = stage.ownPlain(Held.settings(stage));
    Held held = Held.of(stage, producer);
    Payload payload = stage.variant.payload();
    Message message = stage.message(stage.topic, 2, payload);
    Background sender = Background.start(() -> stage.send(producer, message));
    sender.awaitBlockedIn("allocate");
    payload.refill();
    held.letGo();
    sender.join();
  }

  private static void restoredOnMemory(Stage stage) throws Exception {
    Producer<Object, Object> producer = stage.ownPlain(Held.settings(stage));
    Held held = Held.of(stage, producer);
    Payload payload = stage.variant.payload();
    Message message = stage.message(stage.topic, 2, payload);
    payload.refill();
    Background sender = Background.start(() -> stage.send(producer, message));
    sender.awaitBlockedIn("allocate");
    payload.restore();
    held.letGo();
    sender.join();
  }

  private static void memoryTimedOut(Stage stage) throws Exception {
    Producer<Object, Object> producer =
        stage.ownPlain(Held.settings(stage, "max.block.ms", "1000"));
    Held held = Held.of(stage, producer);
    Payload payload = stage.variant.payload();
    Message message = stage.message(stage.topic, 2, payload);
    Background sender = Background.start(() -> stage.send(producer, message));
    sender.awaitBlockedIn("allocate");
    payload.refill();
    sender.join();
    held.letGo();
  }
}
