package io.github.reusewatch.pool;

import io.github.reusewatch.broker.ProduceAnswer;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** A request is refused twice, with an error that the client tries again after. */
final class RetriableErrors implements PoolScenario {
  private static final int REFUSALS = 2;

  @Override
  public Map<String, Object> settings() {
    return Map.of("enable.idempotence", true, "acks", "all");
  }

  @Override
  public void play(Stage stage) throws Exception {
    AtomicInteger requests = new AtomicInteger();
    stage
        .node1()
        .script(
            request ->
                requests.incrementAndGet() <= REFUSALS
                    ? ProduceAnswer.error(ProduceAnswer.NOT_LEADER_OR_FOLLOWER)
                    : ProduceAnswer.ACKNOWLEDGED);
    HalfWritten orders = HalfWritten.on(stage);
    Payments payments = Payments.sendTo(stage);
    stage.node1().gate().open();
    orders.awaitAcked();
    payments.awaitAcked();
    stage.node1().awaitNoRequest();
  }
}
