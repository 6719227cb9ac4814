package io.github.reusewatch.corpus;

import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import org.apache.kafka.clients.producer.Producer;

/**
 * Sends that fail after the copy, and sends of the same records that succeed.
 *
 * <p>The topic takes no large batch, and every record has a header that is large as long as it is
 * not compressed: what is sent without compression fails, and arrives otherwise.
 */
final class Attempts {
  static final byte[] PADDING = new byte[200_000];
  private static final Map<String, String> STRICT = Map.of("max.message.bytes", "100000");

  private Attempts() {}

  static Case of(String id, String name, Scenario scenario) {
    return Case.of(id, name, scenario).topic("", STRICT);
  }

  static Variants any() {
    return Variants.any().deliveries(Delivery.ACKS_1, Delivery.ACKS_ALL, Delivery.IDEMPOTENT);
  }

  static Variants few() {
    return Variants.any()
        .sizes(Size.SMALL)
        .deliveries(Delivery.ACKS_1, Delivery.IDEMPOTENT)
        .compressions(Compression.NONE, Compression.GZIP);
  }

  /** The retry is sent as the variant says: without compression it has no better luck. */
  static boolean failAgain(Variant variant) {
    return variant.compression() == Compression.NONE;
  }

  static Producer<Object, Object> failing(Stage stage) {
    return stage.producer("compression.type", "none", "acks", "all", "enable.idempotence", "false");
  }

  static Producer<Object, Object> retrying(Stage stage) {
    return stage.producer();
  }

  static Message message(Stage stage, Payload payload) {
    Message message = stage.message(payload);
    message.record.headers().add("padding", PADDING);
    return message;
  }

  /** Sends, lets something happen in flight, and retries in the callback of the failure. */
  static void failAndRetry(
      Stage stage, Message message, Runnable inFlight, Consumer<Producer<Object, Object>> retry) {
    Producer<Object, Object> failing = failing(stage);
    Producer<Object, Object> retrying = retrying(stage);
    stage.send(
        failing,
        message,
        (metadata, exception) -> {
          if (exception == null) {
            throw new IllegalStateException("did not fail");
          }
          retry.accept(retrying);
        });
    inFlight.run();
    failing.flush();
  }

  static void awaitFailure(Producer<Object, Object> producer, Future<?> sent)
      throws InterruptedException {
    producer.flush();
    try {
      sent.get();
      throw new IllegalStateException("did not fail");
    } catch (ExecutionException expected) {
      return;
    }
  }
}
