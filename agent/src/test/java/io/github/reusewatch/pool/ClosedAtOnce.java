package io.github.reusewatch.pool;

/** The producer is closed without patience while a request is half written. */
final class ClosedAtOnce implements PoolScenario {
  @Override
  public void play(Stage stage) throws Exception {
    HalfWritten orders = HalfWritten.on(stage);
    CloseAtOnce.close(stage.producer());
    orders.orders0.awaitEnded();
    orders.orders1.awaitEnded();
    stage.node1().gate().open();
    stage.node1().awaitNoRequest();
  }
}
