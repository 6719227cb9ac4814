package io.github.reusewatch.demo.bench;

import io.github.reusewatch.demo.bench.app.Measured;

/**
 * What came of a fork.
 *
 * @param measured null if it failed
 * @param brokerCpu processors that the broker kept busy while the fork ran; null if not known
 * @param failure why it does not count; null if it does
 */
record ForkResult(Fork fork, Measured measured, Double brokerCpu, String failure) {

  boolean counts() {
    return failure == null;
  }
}
