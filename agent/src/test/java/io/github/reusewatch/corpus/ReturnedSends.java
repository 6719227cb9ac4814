package io.github.reusewatch.corpus;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.Serializer;

/** The buffer is used again when {@code send} has returned, before the acknowledgement. */
final class ReturnedSends {
  private static final String FOUND = "CHANGED_BEFORE_ACK intact warning {part} acked";

  private ReturnedSends() {}

  static List<Case> cases() {
    return List.of(
        returned().over(Variants.any().pairs()),
        watchedOnlyInSend(Case.of("D7", "get-timed-out", ReturnedSends::getTimedOut))
            .over(
                Variants.any()
                    .sizes(Size.SMALL, Size.KIB)
                    .deliveries(Delivery.ACKS_1, Delivery.TRANSACTIONAL)
                    .compressions(Compression.NONE, Compression.GZIP)
                    .pairs())
            .finds(FOUND),
        watchedOnlyInSend(Case.of("N9", "pooled", ReturnedSends::pooled))
            .over(Variants.any().pairs())
            .finds(FOUND, FOUND),
        Case.of("D7", "audited", ReturnedSends::audited)
            .over(
                Variants.any()
                    .parts(Part.VALUE)
                    .containers(Container.ARRAY)
                    .sizes(Size.SMALL, Size.KIB)
                    .compressions(Compression.NONE)
                    .pairs())
            .finds(FOUND),
        Case.of("D9", "counter-returned", ReturnedSends::pooled)
            .over(
                Variants.any()
                    .parts(Part.HEADER)
                    .containers(Container.ARRAY)
                    .compressions(Compression.NONE, Compression.ZSTD)
                    .pairs())
            .finds(FOUND, FOUND));
  }

  /** sarama #935, nifi #2362. */
  static Case returned() {
    return watchedOnlyInSend(Case.of("D7", "returned", ReturnedSends::returned)).finds(FOUND);
  }

  /** Memory outside the heap may be unmapped as soon as {@code send} has returned. */
  private static Case watchedOnlyInSend(Case theCase) {
    return theCase.when(variant -> variant.container() == Container.DIRECT);
  }

  private static void returned(Stage stage) {
    Payload payload = stage.variant.payload();
    stage.send(stage.producer(), stage.message(payload));
    payload.refill();
  }

  private static void getTimedOut(Stage stage) throws Exception {
    Payload payload = stage.variant.payload();
    try {
      stage.send(stage.producer(), stage.message(payload)).get(1, TimeUnit.MILLISECONDS);
      throw new IllegalStateException("acknowledged too early");
    } catch (TimeoutException givenUp) {
      payload.refill();
    }
  }

  /** Another send begins and ends inside this one. */
  private static void audited(Stage stage) {
    Payload payload = stage.variant.payload();
    Serializer<byte[]> auditing = new Auditing(stage, stage.producer("linger.ms", "0"));
    stage.send(stage.own(new ByteArraySerializer(), auditing), stage.message(payload));
    payload.refill();
  }

  /** kafka #10590: a pool of one buffer, that has it back when {@code send} has returned. */
  private static void pooled(Stage stage) {
    Producer<Object, Object> producer = stage.producer();
    Payload payload = stage.variant.payload();
    stage.send(producer, stage.message(payload));
    payload.refill(1);
    stage.send(producer, stage.message(payload));
    payload.refill(2);
    stage.send(producer, stage.message(payload));
  }
}
