package io.github.reusewatch.scenario;

/** A small application that handles its buffers in one way, right or wrong. */
interface Scenario {
  /**
   * Sends.
   *
   * @param topic of this scenario alone; exists, unless the scenario is called {@code …-missing}
   */
  void run(Cluster cluster, String topic) throws Exception;
}
