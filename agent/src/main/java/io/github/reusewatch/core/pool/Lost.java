package io.github.reusewatch.core.pool;

import io.github.reusewatch.core.kafka.ProducerBatchReader;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Batches that lost their buffers before they were written: whoever begins a batch in one of these
 * is noted. Empty, mostly, and then it costs one look.
 */
final class Lost {
  private final Set<Lease> leases = ConcurrentHashMap.newKeySet();

  void add(Lease lease) {
    leases.add(lease);
  }

  /** It is written, or never will be. */
  void remove(Lease lease) {
    leases.remove(lease);
  }

  boolean isEmpty() {
    return leases.isEmpty();
  }

  /**
   * The calling thread has begun a batch in this array.
   *
   * @return what is to be kept with that batch; {@code null} if nobody lost the array
   */
  Lease taker(ProducerBatchReader reader, Object batch, byte[] array) throws Throwable {
    Lease taker = null;
    for (Lease each : leases) {
      if (each.array == array) {
        taker = taker == null ? new Lease(BatchId.begun(reader, batch), array) : taker;
        each.takenBy(taker);
      }
    }
    return taker;
  }
}
