package io.github.reusewatch.pool;

/** A batch of two records for orders-0, which a broker can call too large. */
final class TwoRecordBatch {
  private static final int LENGTH = Stage.BATCH / 3;

  private final Sending first;
  private final Sending second;

  private TwoRecordBatch(Sending first, Sending second) {
    this.first = first;
    this.second = second;
  }

  /** Both are appended before the connection is ready, and so into one batch. */
  static TwoRecordBatch append(Stage stage) {
    return new TwoRecordBatch(
        stage.send("orders", 0, 0, LENGTH, () -> {}), stage.send("orders", 0, 1, LENGTH, () -> {}));
  }

  void awaitAcked() throws Exception {
    first.awaitAcked();
    second.awaitAcked();
  }

  void awaitExpired() throws Exception {
    first.awaitExpired();
    second.awaitExpired();
  }

  void awaitEnded() throws Exception {
    first.awaitEnded();
    second.awaitEnded();
  }
}
