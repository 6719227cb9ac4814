package io.github.reusewatch.pool;

import io.github.reusewatch.broker.ProduceAnswer;

/** Two batches of another topic, for another node, that want memory. */
final class Payments {
  private final Sending payments0;
  private final Sending payments1;

  private Payments(Sending payments0, Sending payments1) {
    this.payments0 = payments0;
    this.payments1 = payments1;
  }

  /** Sent by threads of their own; neither is acknowledged before both have got a buffer. */
  static Payments sendTo(Stage stage) {
    Payments payments =
        new Payments(
            stage.sendInBackground("payments", 0, 0), stage.sendInBackground("payments", 1, 0));
    stage
        .node2()
        .script(
            request -> {
              payments.awaitReturned();
              return ProduceAnswer.ACKNOWLEDGED;
            });
    return payments;
  }

  void awaitReturned() throws InterruptedException {
    payments0.awaitReturned();
    payments1.awaitReturned();
  }

  void awaitAcked() throws Exception {
    payments0.awaitAcked();
    payments1.awaitAcked();
  }
}
