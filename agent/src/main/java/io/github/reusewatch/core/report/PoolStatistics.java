package io.github.reusewatch.core.report;

import java.util.concurrent.atomic.LongAdder;

/** What became of the client's pooled batch buffers. Incremented on the client's I/O threads. */
public final class PoolStatistics {
  /** Batches in pooled buffers that were taken to be sent, each attempt counted. */
  public final LongAdder sent = new LongAdder();

  /** Buffers given back while their request was not written yet. */
  public final LongAdder freedInFlight = new LongAdder();

  /** Of these, the ones kept from the pool. */
  public final LongAdder withheld = new LongAdder();
}
