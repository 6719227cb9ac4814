package io.github.reusewatch.core.pool;

import java.util.function.BiConsumer;

/** The batches of one produce request on their way to the network; kept with its send. */
interface Underway {
  /** Whether the broker answers. */
  boolean isAnswered();

  /** The network is about to take bytes. */
  void writing();

  /**
   * The network has taken bytes.
   *
   * @param changed gets each batch that it has whole now, and in other bytes than those that it was
   *     closed with
   * @return whether it has all of them
   */
  boolean written(BiConsumer<Lease, Change> changed);

  /** Nothing more will be written. */
  void abandon();
}
