package io.github.reusewatch.corpus;

import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import org.apache.kafka.clients.producer.Producer;

/**
 * A producer whose I/O thread is held in a callback, and whose memory is used up: the next {@code
 * send} blocks in the client's buffer pool, after serialization, until it is let go.
 *
 * <p>The two records that it takes go to the partitions 0 and 1.
 */
final class Held {
  private final CountDownLatch letGo = new CountDownLatch(1);

  private Held() {}

  /** Of settings that {@link #settings} gave. */
  static Held of(Stage stage, Producer<Object, Object> producer) throws InterruptedException {
    Held held = new Held();
    CountDownLatch reached = new CountDownLatch(1);
    // The batch whose callback runs gives its memory back only after it.
    stage.send(
        producer,
        stage.message(stage.topic, 0, stage.variant.container().of(16)),
        (metadata, exception) -> {
          reached.countDown();
          held.await();
        });
    reached.await();
    stage.send(producer, stage.message(stage.topic, 1, stage.variant.container().of(16)));
    return held;
  }

  /** Names and values in turn: memory for two batches. */
  static Object[] settings(Stage stage, Object... more) {
    int batch = stage.variant.size() == Size.MIB ? 2 << 20 : 16 << 10;
    Object[] settings = {"linger.ms", "0", "batch.size", batch, "buffer.memory", 2L * batch};
    Object[] all = Arrays.copyOf(settings, settings.length + more.length);
    System.arraycopy(more, 0, all, settings.length, more.length);
    return all;
  }

  void letGo() {
    letGo.countDown();
  }

  private void await() {
    try {
      letGo.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
