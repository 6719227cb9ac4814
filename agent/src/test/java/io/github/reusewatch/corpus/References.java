package io.github.reusewatch.corpus;

import java.util.List;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.Partitioner;
import org.apache.kafka.common.serialization.Serializer;

/** Kafka's {@code MockProducer}, which keeps the records themselves. */
final class References {
  private static final String BEFORE_ACK = "CHANGED_BEFORE_ACK reference error {part} ";

  private References() {}

  static List<Case> cases() {
    Variants some =
        Variants.any()
            .sizes(Size.EMPTY, Size.SMALL)
            .deliveries(Delivery.ACKS_1)
            .compressions(Compression.NONE);
    Variants any = Variants.any().deliveries(Delivery.ACKS_1).compressions(Compression.NONE);
    return List.of(
        completed().over(any.pairs()),
        mock("failed", References::failed)
            .over(some.pairs())
            .when(variant -> variant.container() == Container.DIRECT)
            .finds(BEFORE_ACK + "failed:IllegalStateException"),
        mock("queued", References::queued)
            .over(any.pairs())
            .finds("CHANGED_BEFORE_SEND reference error {part} acked"),
        mock("auto-complete", References::autoComplete).over(some.pairs()),
        mock("clean", References::clean).over(some.pairs()));
  }

  static Case completed() {
    return mock("completed", References::completed)
        .when(variant -> variant.container() == Container.DIRECT)
        .finds(BEFORE_ACK + "acked");
  }

  private static Case mock(String name, Scenario scenario) {
    return Case.of("D8", name, scenario).topicMissing();
  }

  private static void completed(Stage stage) {
    Payload payload = stage.variant.payload();
    MockProducer<Object, Object> producer = producer(stage, false);
    stage.sendInMemory(producer, stage.message(payload));
    payload.refill();
    producer.completeNext();
  }

  private static void failed(Stage stage) {
    Payload payload = stage.variant.payload();
    MockProducer<Object, Object> producer = producer(stage, false);
    stage.sendInMemory(producer, stage.message(payload));
    payload.refill();
    producer.errorNext(new IllegalStateException("on purpose"));
  }

  private static void queued(Stage stage) {
    Payload payload = stage.variant.payload();
    Message message = stage.message(payload);
    payload.refill();
    stage.sendInMemory(producer(stage, true), message);
  }

  private static void autoComplete(Stage stage) {
    Payload payload = stage.variant.payload();
    stage.sendInMemory(producer(stage, true), stage.message(payload));
    payload.refill();
  }

  private static void clean(Stage stage) {
    Payload payload = stage.variant.payload();
    MockProducer<Object, Object> producer = producer(stage, false);
    stage.sendInMemory(producer, stage.message(payload));
    producer.completeNext();
    payload.refill();
  }

  /** By the constructor that all versions have. */
  @SuppressWarnings("unchecked") // the trial gives it what its serializers take
  static MockProducer<Object, Object> producer(Stage stage, boolean autoComplete) {
    return new MockProducer<>(
        autoComplete,
        (Partitioner) null,
        (Serializer<Object>) Producers.keySerializer(stage.variant),
        (Serializer<Object>) Producers.valueSerializer(stage.variant));
  }
}
