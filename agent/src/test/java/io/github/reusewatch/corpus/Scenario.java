package io.github.reusewatch.corpus;

/** A small application that handles its buffers in one way, right or wrong. */
interface Scenario {
  void play(Stage stage) throws Exception;
}
