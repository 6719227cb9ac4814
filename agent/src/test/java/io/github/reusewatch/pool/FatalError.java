package io.github.reusewatch.pool;

import io.github.reusewatch.broker.ProduceAnswer;
import io.github.reusewatch.corpus.Await;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/**
 * A batch of an idempotent producer fails for good: the client gives up all others, too, and
 * threads that have waited for memory get the buffers of a request that is half written.
 */
final class FatalError implements PoolScenario {
  @Override
  public Map<String, Object> settings() {
    return Map.of("enable.idempotence", true, "acks", "all", "buffer.memory", 3L * Stage.BATCH);
  }

  @Override
  public void play(Stage stage) throws Exception {
    CountDownLatch blocked = new CountDownLatch(1);
    stage
        .node2()
        .script(
            request -> {
              blocked.await();
              return ProduceAnswer.error(ProduceAnswer.CLUSTER_AUTHORIZATION_FAILED);
            });
    HalfWritten orders = HalfWritten.on(stage);
    Sending refused = stage.send("payments", 0, 0);
    List<Sending> waiting =
        List.of(
            stage.sendInBackground("payments", 1, 0),
            stage.sendInBackground("payments", 2, 0),
            stage.sendInBackground("payments", 3, 0));
    for (Sending each : waiting) {
      Await.blockedIn(each.thread(), "allocate");
    }
    blocked.countDown();
    refused.awaitEnded();
    for (Sending each : waiting) {
      each.awaitReturned();
      each.awaitEnded();
    }
    orders.orders0.awaitEnded();
    orders.orders1.awaitEnded();
    stage.node1().gate().open();
    stage.node1().awaitNoRequest();
  }
}
