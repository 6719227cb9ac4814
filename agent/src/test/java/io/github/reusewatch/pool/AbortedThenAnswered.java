package io.github.reusewatch.pool;

import io.github.reusewatch.broker.ProduceAnswer;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/**
 * KAFKA-5957, and KAFKA-7501 with a batch that was aborted: a batch is given up with all others
 * after a fatal error, and then its request is answered. Clients before 1.0 want to free it a
 * second time, those before 2.1 to split it if it is too large. Of those tried, 0.11.0.1 to 2.1.1,
 * none gets as far as the pool: {@code IncompleteBatches.remove} or {@code
 * MemoryRecordsBuilder.build} throws before.
 */
final class AbortedThenAnswered implements PoolScenario {
  private final ProduceAnswer answer;

  AbortedThenAnswered(ProduceAnswer answer) {
    this.answer = answer;
  }

  @Override
  public Map<String, Object> settings() {
    return Map.of("enable.idempotence", true, "acks", "all");
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
    stage
        .node2()
        .script(request -> ProduceAnswer.error(ProduceAnswer.CLUSTER_AUTHORIZATION_FAILED));
    TwoRecordBatch orders =
        HalfWritten.requested(stage, Duration.ZERO, () -> TwoRecordBatch.append(stage));
    arrived.await();
    stage.send("payments", 0, 0).awaitEnded();
    orders.awaitEnded();
    answered.countDown();
    stage.node1().awaitNoRequest();
    SenderTurn.await(stage);
  }
}
