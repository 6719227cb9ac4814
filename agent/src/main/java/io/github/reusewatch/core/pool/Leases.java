package io.github.reusewatch.core.pool;

import io.github.reusewatch.bridge.Carrier;
import io.github.reusewatch.core.kafka.ProducerBatchReader;
import java.nio.ByteBuffer;

/** Makes the lease of a batch, and keeps it with the batch. */
final class Leases {
  private final LastLeases lastLeases;
  private final Lost lost;

  Leases(LastLeases lastLeases, Lost lost) {
    this.lastLeases = lastLeases;
    this.lost = lost;
  }

  /** {@code null} if there is none yet, or the batch's class was loaded before the agent. */
  static Lease of(Object batch) {
    return batch instanceof Carrier ? (Lease) ((Carrier) batch).reusewatch$carried() : null;
  }

  /** A batch was begun by the calling thread. Mostly nobody cares before it is closed. */
  void begun(ProducerBatchReader reader, Object batch) throws Throwable {
    if (lost.isEmpty() && !reader.client().freesTwice) {
      return;
    }
    byte[] array = BackingArray.of(reader.buffer(batch));
    Lease lease = lost.taker(reader, batch, array);
    if (reader.client().freesTwice) {
      lease = lease == null ? new Lease(BatchId.begun(reader, batch), array) : lease;
      Lease before = lastLeases.begun(lease);
      if (before != null && !before.isFreed() && !before.isWithheld()) {
        before.takenBy(lease);
        lease.takenBy(before);
      }
    }
    if (lease != null) {
      ((Carrier) batch).reusewatch$carry(lease);
    }
  }

  /**
   * A batch was closed.
   *
   * @param records its bytes are what remains
   */
  static Lease closed(ProducerBatchReader reader, Object batch, ByteBuffer records)
      throws Throwable {
    Lease lease = of(batch);
    if (lease == null || lease.array != BackingArray.of(records)) {
      // Or it grew out of its buffer, and the one that it is sent from is no pool's.
      lease = new Lease(BatchId.of(reader, batch), BackingArray.of(records));
      ((Carrier) batch).reusewatch$carry(lease);
    }
    return lease;
  }

  /** Whether a batch that is about to be sent has an array that is others', too. */
  static boolean isShared(Lease lease) {
    return lease.batch.client.freesTwice
        && !lease.isWithheld()
        && (lease.isFreed() || !lease.takers().isEmpty());
  }
}
