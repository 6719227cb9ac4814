package io.github.reusewatch.core.pool;

import java.nio.ByteBuffer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * A request that has copies of its batches, as all have before 2.8, and some of them are wrong.
 * That is known when it is made; whether it was sent, when it is written.
 */
final class CopiedBatches implements Underway {
  private final ByteBuffer[] buffers;
  private final Map<Lease, Change> changes;
  private final boolean answered;

  private CopiedBatches(ByteBuffer[] buffers, Map<Lease, Change> changes, boolean answered) {
    this.buffers = buffers;
    this.changes = changes;
    this.answered = answered;
  }

  /**
   * The copies in these buffers.
   *
   * @return {@code null} if all are right
   */
  static CopiedBatches in(ByteBuffer[] buffers, ProduceRequest request) {
    Map<Lease, Change> changes = new LinkedHashMap<>();
    for (Lease lease : request.leases()) {
      Change change = lease.contents() == null ? null : new FreedEarly(lease).changeIn(buffers);
      if (change != null) {
        changes.put(lease, change);
      }
    }
    return changes.isEmpty() ? null : new CopiedBatches(buffers, changes, request.isAnswered());
  }

  @Override
  public boolean isAnswered() {
    return answered;
  }

  @Override
  public void writing() {
    // Nobody writes into a copy.
  }

  @Override
  public boolean written(BiConsumer<Lease, Change> changed) {
    for (ByteBuffer buffer : buffers) {
      if (buffer.hasRemaining()) {
        return false;
      }
    }
    changes.forEach(changed);
    changes.clear();
    return true;
  }

  @Override
  public void abandon() {
    changes.clear();
  }
}
