package io.github.reusewatch.corpus;

import java.util.List;
import org.apache.kafka.clients.producer.Producer;

/** A send fails, and the application sends again, with other bytes than before. */
final class Retries {
  private static final String FAILED = "failed:RecordTooLargeException";
  private static final String FIRST_IN_FLIGHT =
      "CHANGED_BEFORE_ACK intact warning {part} " + FAILED;
  private static final String RESENT = "RESENT_CHANGED changed error {part} acked";
  private static final String RESENT_AND_FAILED = "RESENT_CHANGED changed error {part} " + FAILED;

  private Retries() {}

  static List<Case> cases() {
    return List.of(
        inCallback().over(Attempts.any().pairs()),
        Attempts.of("D13", "refilled-in-callback", Retries::refilledInCallback)
            .over(Attempts.few().sizes(Size.SMALL, Size.MIB).pairs())
            // N8: headers may change before the retry, in place, too.
            .when(variant -> variant.part() == Part.HEADER)
            .when(Attempts::failAgain, RESENT_AND_FAILED)
            .finds(RESENT),
        Attempts.of("D13", "refilled-after-get", Retries::refilledAfterGet)
            .over(Attempts.few().pairs())
            .when(variant -> variant.part() == Part.HEADER)
            .when(Attempts::failAgain, RESENT_AND_FAILED)
            .finds(RESENT),
        Attempts.of("D13", "new-record-in-callback", Retries::newRecordInCallback)
            .over(
                Attempts.few()
                    .parts(Part.KEY, Part.VALUE)
                    .containers(Container.ARRAY, Container.BYTES, Container.WHOLE)
                    .sizes(Size.SMALL, Size.KIB)
                    .pairs())
            .when(Attempts::failAgain, FIRST_IN_FLIGHT, RESENT_AND_FAILED)
            .finds(FIRST_IN_FLIGHT, RESENT),
        Attempts.of("D13", "queued-and-retried", Retries::queuedAndRetried)
            .over(Attempts.few().pairs())
            .when(
                Attempts::failAgain,
                "CHANGED_BEFORE_SEND changed error {part} " + FAILED,
                "CHANGED_BEFORE_SEND changed error {part} " + FAILED)
            .finds(
                "CHANGED_BEFORE_SEND changed error {part} " + FAILED,
                "CHANGED_BEFORE_SEND changed error {part} acked"),
        Case.of("D13", "blocked-and-retried", Retries::blockedAndRetried)
            .topicMissing()
            .over(
                Attempts.any()
                    .sizes(Size.SMALL)
                    .deliveries(Delivery.ACKS_1, Delivery.IDEMPOTENT)
                    .compressions(Compression.NONE)
                    .pairs())
            .finds("CHANGED_DURING_SEND none warning {part} failed:TimeoutException", RESENT));
  }

  /** The callback gets a failure and sends the record again, whose array was refilled in flight. */
  static Case inCallback() {
    return Attempts.of("D13", "in-callback", Retries::refilledInFlight)
        .when(
            variant -> variant.container() == Container.DIRECT && Attempts.failAgain(variant),
            RESENT_AND_FAILED)
        .when(variant -> variant.container() == Container.DIRECT, RESENT)
        .when(Attempts::failAgain, FIRST_IN_FLIGHT, RESENT_AND_FAILED)
        .finds(FIRST_IN_FLIGHT, RESENT);
  }

  private static void refilledInFlight(Stage stage) {
    Payload payload = stage.variant.payload();
    Message message = Attempts.message(stage, payload);
    Attempts.failAndRetry(stage, message, payload::refill, again -> stage.send(again, message));
  }

  private static void refilledInCallback(Stage stage) {
    Payload payload = stage.variant.payload();
    Message message = Attempts.message(stage, payload);
    Attempts.failAndRetry(
        stage,
        message,
        () -> {},
        again -> {
          payload.refill();
          stage.send(again, meantIfHeader(stage, message, payload));
        });
  }

  private static void refilledAfterGet(Stage stage) throws Exception {
    Payload payload = stage.variant.payload();
    Message message = Attempts.message(stage, payload);
    Attempts.awaitFailure(Attempts.failing(stage), stage.send(Attempts.failing(stage), message));
    payload.refill();
    stage.send(Attempts.retrying(stage), meantIfHeader(stage, message, payload));
  }

  /** A header that changes between two attempts is meant to. */
  private static Message meantIfHeader(Stage stage, Message message, Payload payload) {
    return message.header == null ? message : message.meantAs(Attempts.message(stage, payload));
  }

  private static void newRecordInCallback(Stage stage) {
    Payload payload = stage.variant.payload();
    Message message = Attempts.message(stage, payload);
    Attempts.failAndRetry(
        stage,
        message,
        payload::refill,
        again -> stage.send(again, message.in(Attempts.message(stage, payload).record)));
  }

  private static void queuedAndRetried(Stage stage) {
    Payload payload = stage.variant.payload();
    Message message = Attempts.message(stage, payload);
    payload.refill();
    Attempts.failAndRetry(stage, message, () -> {}, again -> stage.send(again, message));
  }

  private static void blockedAndRetried(Stage stage) throws Exception {
    Payload payload = stage.variant.payload();
    Message message = stage.message(payload);
    Producer<Object, Object> impatient = stage.producer("max.block.ms", "1000");
    Background sender = Background.start(() -> stage.send(impatient, message));
    sender.awaitBlockedIn("waitOnMetadata");
    payload.refill();
    sender.join();
    TopicMaker.make(stage.bootstrapServers(), stage.topic);
    stage.send(stage.producer(), message);
  }
}
