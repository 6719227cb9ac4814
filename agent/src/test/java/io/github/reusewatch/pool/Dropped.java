package io.github.reusewatch.pool;

import java.util.Map;

/**
 * The connection ends in the middle of a request: the client may do with the buffers what it likes.
 */
final class Dropped implements PoolScenario {
  private final boolean expires;

  /**
   * One.
   *
   * @param expires whether the node stays away until the batches have expired
   */
  Dropped(boolean expires) {
    this.expires = expires;
  }

  @Override
  public Map<String, Object> settings() {
    return expires ? HalfWritten.settings(Map.of()) : Map.of();
  }

  @Override
  public void play(Stage stage) throws Exception {
    HalfWritten orders = expires ? HalfWritten.agedOn(stage) : HalfWritten.on(stage);
    Payments payments = Payments.sendTo(stage);
    if (expires) {
      stage.node1().readiness().close();
    }
    stage.node1().dropConnections();
    stage.node1().gate().open();
    if (expires) {
      orders.awaitExpired();
    } else {
      orders.awaitAcked();
    }
    payments.awaitAcked();
    stage.node1().readiness().open();
    stage.node1().awaitNoRequest();
  }
}
