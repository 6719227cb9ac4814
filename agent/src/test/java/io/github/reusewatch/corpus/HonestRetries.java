package io.github.reusewatch.corpus;

import java.util.List;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;

/** A send fails, and what the application does next is right. */
final class HonestRetries {
  private HonestRetries() {}

  static List<Case> cases() {
    return List.of(
        Attempts.of("N5", "retried", HonestRetries::retried)
            .over(Attempts.few().sizes(Size.SMALL, Size.MIB).pairs()),
        Attempts.of("N7", "failed-then-reused", HonestRetries::failedThenReused)
            .over(Attempts.few().pairs()),
        Attempts.of("N8", "headers-changed", HonestRetries::headersChanged)
            .over(Attempts.few().pairs()));
  }

  private static void retried(Stage stage) {
    Message message = Attempts.message(stage, stage.variant.payload());
    Attempts.failAndRetry(stage, message, () -> {}, again -> stage.send(again, message));
  }

  /** The application gives up on the record, and has its buffer back. */
  private static void failedThenReused(Stage stage) throws Exception {
    Payload payload = stage.variant.payload();
    Attempts.awaitFailure(
        Attempts.failing(stage),
        stage.send(Attempts.failing(stage), Attempts.message(stage, payload)));
    payload.refill();
    stage.send(Attempts.retrying(stage), Attempts.message(stage, payload));
  }

  /** kafka #17099: the list is another one when the record is sent again. */
  private static void headersChanged(Stage stage) {
    Message message = Attempts.message(stage, stage.variant.payload());
    Attempts.failAndRetry(
        stage,
        message,
        () -> {},
        again -> {
          ProducerRecord<Object, Object> record =
              new ProducerRecord<>(
                  stage.topic, 0, message.record.key(), message.record.value(), List.<Header>of());
          record.headers().add("attempt", Payload.text(1)).add("padding", Attempts.PADDING);
          if (message.header != null) {
            record.headers().add(Message.HEADER, message.header);
          }
          stage.send(again, message.in(record));
        });
  }
}
