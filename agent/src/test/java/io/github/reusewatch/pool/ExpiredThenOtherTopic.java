package io.github.reusewatch.pool;

import java.util.Map;

/**
 * KAFKA-19012: half written batches expire, batches of another topic take their buffers and are
 * acknowledged, and then the first request is written to its end.
 */
final class ExpiredThenOtherTopic implements PoolScenario {
  private final int batchesOfMemory;

  /**
   * One.
   *
   * @param batchesOfMemory with more than two a client without the bug goes on, too
   */
  ExpiredThenOtherTopic(int batchesOfMemory) {
    this.batchesOfMemory = batchesOfMemory;
  }

  @Override
  public Map<String, Object> settings() {
    return HalfWritten.settings(Map.of("buffer.memory", (long) batchesOfMemory * Stage.BATCH));
  }

  @Override
  public void play(Stage stage) throws Exception {
    HalfWritten orders = HalfWritten.agedOn(stage);
    if (batchesOfMemory > 2) {
      orders.awaitExpired();
      SenderTurn.await(stage);
    }
    Payments payments = Payments.sendTo(stage);
    orders.awaitExpired();
    payments.awaitAcked();
    stage.node1().gate().open();
    stage.node1().awaitNoRequest();
  }
}
