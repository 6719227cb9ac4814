package io.github.reusewatch.pool;

import io.github.reusewatch.broker.ProduceAnswer;
import io.github.reusewatch.corpus.Await;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * A callback holds the I/O thread for longer than batches may wait. In its next turn it takes two
 * batches for a request and finds at once that both are too old: it gives their buffers back, and
 * then makes the request.
 */
final class ExpiredBeforeRequest implements PoolScenario {
  private static final Duration TIMEOUT = Duration.ofSeconds(4);

  @Override
  public Map<String, Object> settings() {
    return Map.of(
        "request.timeout.ms",
        (int) TIMEOUT.toMillis(),
        "delivery.timeout.ms",
        (int) TIMEOUT.toMillis(),
        "max.in.flight.requests.per.connection",
        1,
        "buffer.memory",
        3L * Stage.BATCH);
  }

  @Override
  public void play(Stage stage) throws Exception {
    CountDownLatch firstArrived = new CountDownLatch(1);
    CountDownLatch ordersSent = new CountDownLatch(1);
    stage
        .node1()
        .script(
            request -> {
              firstArrived.countDown();
              ordersSent.await();
              return ProduceAnswer.ACKNOWLEDGED;
            });
    stage.node1().readiness().open();
    // It takes the only place on the connection, so that orders have to wait.
    Sending first = stage.send("orders", 2, 0, Stage.FULL, ExpiredBeforeRequest::outlastOrders);
    firstArrived.await();
    AtomicInteger expired = new AtomicInteger();
    Sending[] payments = new Sending[2];
    Runnable callback =
        () -> {
          if (expired.incrementAndGet() == 2) {
            awaitBufferTaken(stage, payments[1]);
          }
        };
    Sending orders0 = stage.send("orders", 0, 0, Stage.FULL, callback);
    Sending orders1 = stage.send("orders", 1, 0, Stage.FULL, callback);
    for (int i = 0; i < payments.length; i++) { // the first gets the buffer of orders-2
      payments[i] = stage.sendInBackground("payments", i, 0);
      Await.blockedIn(payments[i].thread(), "allocate");
    }
    ordersSent.countDown();
    first.awaitAcked();
    orders0.awaitExpired();
    orders1.awaitExpired();
    payments[0].awaitAcked();
    payments[1].awaitAcked();
    stage.node1().awaitNoRequest();
  }

  private static void outlastOrders() {
    LockSupport.parkNanos(TIMEOUT.toNanos() + TimeUnit.MILLISECONDS.toNanos(50));
  }

  /** If the batch that expired first has given its buffer back, until it has been taken. */
  private static void awaitBufferTaken(Stage stage, Sending next) {
    while (!next.hasReturned() && (stage.memory().available() > 0 || !isWaiting(next))) {
      LockSupport.parkNanos(1_000_000);
    }
  }

  private static boolean isWaiting(Sending sending) {
    Thread.State state = sending.thread().getState();
    return state == Thread.State.WAITING || state == Thread.State.TIMED_WAITING;
  }
}
