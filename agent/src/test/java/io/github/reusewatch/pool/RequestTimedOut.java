package io.github.reusewatch.pool;

import java.util.Map;

/** A half written request is given up and its connection closed; the batches are sent again. */
final class RequestTimedOut implements PoolScenario {
  @Override
  public Map<String, Object> settings() {
    return Map.of("request.timeout.ms", 2500);
  }

  @Override
  public void play(Stage stage) throws Exception {
    HalfWritten orders = HalfWritten.on(stage);
    Payments payments = Payments.sendTo(stage);
    // That of the retry: the first request's connection still waits, too.
    stage.node1().gate().awaitWaiting(2);
    stage.node1().gate().open();
    orders.awaitAcked();
    payments.awaitAcked();
    stage.node1().awaitNoRequest();
  }
}
