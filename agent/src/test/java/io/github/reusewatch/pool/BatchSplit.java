package io.github.reusewatch.pool;

import io.github.reusewatch.broker.ProduceAnswer;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** A batch is too large for the broker: the client makes two batches of it. */
final class BatchSplit implements PoolScenario {
  @Override
  public void play(Stage stage) throws Exception {
    AtomicInteger requests = new AtomicInteger();
    stage
        .node1()
        .script(
            request ->
                requests.incrementAndGet() == 1
                    ? ProduceAnswer.error(ProduceAnswer.MESSAGE_TOO_LARGE)
                    : ProduceAnswer.ACKNOWLEDGED);
    TwoRecordBatch orders =
        HalfWritten.requested(stage, Duration.ZERO, () -> TwoRecordBatch.append(stage));
    Payments payments = Payments.sendTo(stage);
    orders.awaitAcked();
    payments.awaitAcked();
    stage.node1().awaitNoRequest();
  }
}
