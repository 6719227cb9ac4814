package io.github.reusewatch.pool;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * One request with a batch of orders-0 and a batch of orders-1 that the client has begun to write
 * and node 1 does not read on.
 */
final class HalfWritten {
  /** Of a batch and of a request. */
  private static final Duration TIMEOUT = Duration.ofSeconds(4);

  /** Of the batches when their request begins: half, for slow machines have time on both sides. */
  static final Duration AGE = Duration.ofSeconds(2);

  final Sending orders0;
  final Sending orders1;

  private HalfWritten(Sending orders0, Sending orders1) {
    this.orders0 = orders0;
    this.orders1 = orders1;
  }

  /** What lets batches expire soon. */
  static Map<String, Object> settings(Map<String, Object> more) {
    Map<String, Object> settings = new HashMap<>();
    settings.put("request.timeout.ms", (int) TIMEOUT.toMillis());
    settings.put("delivery.timeout.ms", (int) TIMEOUT.toMillis());
    settings.putAll(more);
    return settings;
  }

  /** Returns when node 1 has read the beginning of the request. */
  static HalfWritten on(Stage stage) throws InterruptedException {
    return on(stage, Duration.ZERO);
  }

  /** The same, and the batches are older than the request: so they will expire before it does. */
  static HalfWritten agedOn(Stage stage) throws InterruptedException {
    return on(stage, AGE);
  }

  private static HalfWritten on(Stage stage, Duration age) throws InterruptedException {
    stage.node1().gate().close();
    HalfWritten halfWritten =
        requested(
            stage,
            age,
            () -> new HalfWritten(stage.send("orders", 0, 0), stage.send("orders", 1, 0)));
    stage.node1().gate().awaitWaiting(1);
    return halfWritten;
  }

  /** Appends batches, and returns when they have this age and the connection is ready. */
  static <T> T requested(Stage stage, Duration age, Supplier<T> append)
      throws InterruptedException {
    T appended = append.get();
    long old = System.nanoTime() + age.toNanos();
    stage.node1().readiness().awaitWaiting(1);
    TimeUnit.NANOSECONDS.sleep(old - System.nanoTime());
    stage.node1().readiness().open();
    return appended;
  }

  void awaitExpired() throws Exception {
    orders0.awaitExpired();
    orders1.awaitExpired();
  }

  void awaitAcked() throws Exception {
    orders0.awaitAcked();
    orders1.awaitAcked();
  }
}
