package io.github.reusewatch.pool;

/** Callbacks run before their batch gives its buffer back: this waits until that has happened. */
final class SenderTurn {
  private SenderTurn() {}

  /** Until the I/O thread has begun another turn: a topic's metadata needs one. */
  static void await(Stage stage) {
    stage.producer().partitionsFor(Stage.ASKED_FOR_LATER);
  }
}
