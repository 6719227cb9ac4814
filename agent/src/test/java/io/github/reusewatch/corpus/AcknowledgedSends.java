package io.github.reusewatch.corpus;

import java.util.List;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.Producer;

/** The buffer is used again when it may be. */
final class AcknowledgedSends {
  private AcknowledgedSends() {}

  static List<Case> cases() {
    return List.of(
        inCallback().over(Variants.any().pairs()),
        Case.of("N1", "after-get", AcknowledgedSends::afterGet).over(Variants.any().pairs()),
        Case.of("N1", "record-again", AcknowledgedSends::recordAgain)
            .over(
                Variants.any()
                    .sizes(Size.EMPTY, Size.SMALL, Size.KIB)
                    .deliveries(Delivery.ACKS_1, Delivery.IDEMPOTENT)
                    .compressions(Compression.NONE)
                    .pairs()),
        Case.of("N6", "no-acks", AcknowledgedSends::refilledInCallback)
            .over(Variants.any().deliveries(Delivery.ACKS_0).pairs()));
  }

  /** sarama #1302. */
  static Case inCallback() {
    return Case.of("N1", "in-callback", AcknowledgedSends::refilledInCallback);
  }

  private static void refilledInCallback(Stage stage) {
    Payload payload = stage.variant.payload();
    stage.send(stage.producer(), stage.message(payload), (metadata, exception) -> payload.refill());
  }

  private static void afterGet(Stage stage) throws Exception {
    Payload payload = stage.variant.payload();
    Producer<Object, Object> producer = stage.producer("linger.ms", "0");
    for (int use = 0; use < 3; use++) {
      stage.send(producer, stage.message(payload)).get();
      payload.refill(use);
    }
  }

  /** One record for all sends, filled anew each time. */
  private static void recordAgain(Stage stage) throws Exception {
    Payload payload = stage.variant.payload();
    Message first = stage.message(payload);
    Producer<Object, Object> producer = stage.producer();
    Future<?> sent = stage.send(producer, first);
    producer.flush();
    sent.get();
    payload.refill();
    stage.send(producer, first.meantAs(stage.message(payload)));
  }
}
