package io.github.reusewatch.corpus;

import java.util.List;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.Producer;

/** Producers of the application's own, which the option {@link #OPTION} names. */
public final class OwnProducers {
  /** For the agent that watches them. */
  public static final String OPTION =
      "producers=io.github.reusewatch.corpus.InMemory*:io.github.reusewatch.corpus.Forwarding*";

  private OwnProducers() {}

  static List<Case> cases() {
    Variants some =
        Variants.any()
            .sizes(Size.EMPTY, Size.SMALL, Size.KIB)
            .deliveries(Delivery.ACKS_1)
            .compressions(Compression.NONE);
    return List.of(
        inMemory("kept", OwnProducers::kept)
            .over(some.pairs())
            .when(variant -> variant.container() == Container.DIRECT)
            .finds("CHANGED_BEFORE_ACK reference error {part} acked"),
        inMemory("failed", OwnProducers::failed)
            .over(some.pairs())
            .when(variant -> variant.container() == Container.DIRECT)
            .finds("CHANGED_BEFORE_ACK reference error {part} failed:IllegalStateException"),
        inMemory("queued", OwnProducers::queued)
            .over(some.pairs())
            .finds("CHANGED_BEFORE_SEND reference error {part} acked"),
        inMemory("clean", OwnProducers::clean).over(some.pairs()),
        Case.of("D14", "forwarded-queued", OwnProducers::forwardedQueued)
            .over(some.pairs())
            .finds("CHANGED_BEFORE_SEND changed error {part} acked"),
        Case.of("D14", "forwarded-returned", OwnProducers::forwardedReturned)
            .over(some.pairs())
            .when(variant -> variant.container() == Container.DIRECT)
            .finds("CHANGED_BEFORE_ACK intact warning {part} acked"),
        inMemory("forwarded-to-mock", OwnProducers::forwardedToMock)
            .over(some.pairs())
            .when(variant -> variant.container() == Container.DIRECT)
            .finds("CHANGED_BEFORE_ACK reference error {part} acked"));
  }

  private static Case inMemory(String name, Scenario scenario) {
    return Case.of("D14", name, scenario).topicMissing();
  }

  private static void kept(Stage stage) {
    Payload payload = stage.variant.payload();
    InMemoryProducer producer = new InMemoryProducer();
    stage.sendInMemory(producer, stage.message(payload));
    payload.refill();
    producer.complete();
  }

  private static void failed(Stage stage) {
    Payload payload = stage.variant.payload();
    InMemoryProducer producer = new InMemoryProducer();
    stage.sendInMemory(producer, stage.message(payload));
    payload.refill();
    producer.fail(new IllegalStateException("on purpose"));
  }

  private static void queued(Stage stage) {
    Payload payload = stage.variant.payload();
    InMemoryProducer producer = new InMemoryProducer();
    Message message = stage.message(payload);
    payload.refill();
    stage.sendInMemory(producer, message);
    producer.complete();
  }

  private static void clean(Stage stage) {
    Payload payload = stage.variant.payload();
    InMemoryProducer producer = new InMemoryProducer();
    stage.sendInMemory(producer, stage.message(payload));
    producer.complete();
    payload.refill();
  }

  private static void forwardedQueued(Stage stage) {
    Payload payload = stage.variant.payload();
    Message message = stage.message(payload);
    payload.refill();
    stage.send(new ForwardingProducer(stage.producer()), message);
  }

  private static void forwardedReturned(Stage stage) {
    Payload payload = stage.variant.payload();
    Producer<Object, Object> producer = new ForwardingProducer(stage.producer());
    stage.send(producer, stage.message(payload));
    payload.refill();
  }

  private static void forwardedToMock(Stage stage) {
    Payload payload = stage.variant.payload();
    MockProducer<Object, Object> mock = References.producer(stage, false);
    stage.sendInMemory(new ForwardingProducer(mock), stage.message(payload));
    payload.refill();
    mock.completeNext();
  }
}
