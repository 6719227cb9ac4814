package io.github.reusewatch.core.report;

import java.util.concurrent.atomic.LongAdder;

/**
 * What the option {@code stretch} did to the application. Incremented on the application's threads.
 */
public final class HoldStatistics {
  /** Sends that were held, or are. */
  public final LongAdder begun = new LongAdder();

  /** Sends that were held, and went on. */
  public final LongAdder ended = new LongAdder();

  /** For how long these were held, all together. */
  public final LongAdder nanos = new LongAdder();

  /** Of these, the ones that an interrupt of their thread ended. */
  public final LongAdder interrupted = new LongAdder();

  /**
   * Sends that were drawn and not held: on a thread of the client's own, or inside another send.
   */
  public final LongAdder spared = new LongAdder();
}
