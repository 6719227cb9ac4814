package io.github.reusewatch.pool;

import io.github.reusewatch.broker.ProduceAnswer;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/**
 * A request is read to its end; its batches expire, and batches of another topic take their buffers
 * before the answer. If it is that a batch is too large, this is KAFKA-7501.
 */
final class LateAnswer implements PoolScenario {
  private final ProduceAnswer answer;

  LateAnswer(ProduceAnswer answer) {
    this.answer = answer;
  }

  @Override
  public Map<String, Object> settings() {
    return HalfWritten.settings(Map.of());
  }

  @Override
  public void play(Stage stage) throws Exception {
    CountDownLatch arrived = new CountDownLatch(1);
    CountDownLatch answered = new CountDownLatch(1);
    stage
        .node1()
        .script(
            request -> {
              arrived.countDown();
              answered.await();
              return answer;
            });
    TwoRecordBatch orders =
        HalfWritten.requested(
            stage,
            HalfWritten.AGE,
            () -> {
              stage.send("orders", 1, 0); // takes the rest of the memory
              return TwoRecordBatch.append(stage);
            });
    arrived.await();
    Payments payments = Payments.sendTo(stage);
    orders.awaitExpired();
    payments.awaitAcked();
    answered.countDown();
    stage.node1().awaitNoRequest();
    SenderTurn.await(stage);
  }
}
