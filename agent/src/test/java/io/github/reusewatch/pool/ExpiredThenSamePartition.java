package io.github.reusewatch.pool;

import io.github.reusewatch.broker.ProduceAnswer;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/**
 * KAFKA-17862: half written batches expire, the next batches of the same partitions take their
 * buffers, and then the first request is written to its end.
 */
final class ExpiredThenSamePartition implements PoolScenario {
  private final boolean newLeader;

  /**
   * One.
   *
   * @param newLeader whether node 2 leads the partitions by then, as it does when node 1 stands
   *     still for long: the next batches are complete, and acknowledged. If not, they wait until
   *     the first request is over, and are still open then.
   */
  ExpiredThenSamePartition(boolean newLeader) {
    this.newLeader = newLeader;
  }

  @Override
  public Map<String, Object> settings() {
    Map<String, Object> settings = new HashMap<>(HalfWritten.settings(Map.of()));
    if (newLeader) {
      settings.put("metadata.max.age.ms", 200);
    }
    return settings;
  }

  @Override
  public void play(Stage stage) throws Exception {
    HalfWritten orders = HalfWritten.agedOn(stage);
    if (newLeader) {
      stage.cluster().lead("orders", 2, 2);
      while (stage.producer().partitionsFor("orders").get(1).leader().id() != 2) {
        LockSupport.parkNanos(1_000_000);
      }
    }
    Sending next0 = stage.sendInBackground("orders", 0, 1);
    Sending next1 = stage.sendInBackground("orders", 1, 1);
    stage
        .node2()
        .script(
            request -> {
              next0.awaitReturned();
              next1.awaitReturned();
              return ProduceAnswer.ACKNOWLEDGED;
            });
    orders.awaitExpired();
    if (newLeader) {
      next0.awaitAcked();
      next1.awaitAcked();
    } else {
      next0.awaitReturned();
      next1.awaitReturned();
    }
    stage.node1().gate().open();
    stage.node1().awaitNoRequest();
    next0.awaitAcked();
    next1.awaitAcked();
  }
}
