package io.github.reusewatch.core.pool;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** The produce request that an I/O thread is building. */
final class ProduceRequest {
  private static final ThreadLocal<ProduceRequest> OF_THREAD = new ThreadLocal<>();

  private final List<Lease> leases = new ArrayList<>();
  private final List<FreedEarly> freedEarly = new ArrayList<>();
  private final boolean answered;

  private ProduceRequest(boolean answered) {
    this.answered = answered;
  }

  /**
   * The calling thread begins to build a request.
   *
   * @param answered whether the broker answers it
   */
  static ProduceRequest begin(boolean answered) {
    ProduceRequest request = new ProduceRequest(answered);
    OF_THREAD.set(request);
    return request;
  }

  /** The one that the calling thread is building; {@code null} for none. */
  static ProduceRequest ofThread() {
    return OF_THREAD.get();
  }

  /**
   * A batch is put into it.
   *
   * @param records where its bytes are
   */
  void add(Lease lease, ByteBuffer records) {
    leases.add(lease);
    if (lease.contents() != null) {
      freedEarly.add(new FreedEarly(lease, records));
    }
  }

  /** It was built, or not, and the thread is done with it. */
  void end() {
    OF_THREAD.remove();
    leases.forEach(Lease::requested);
  }

  /**
   * The send it goes out with, if that reads the batches' own memory.
   *
   * @return {@code null} if it does not, as before 2.8
   */
  Transmission in(ByteBuffer[] buffers, PooledArrays arrays) {
    List<Use> uses = new ArrayList<>(leases.size());
    for (int i = 0; i < buffers.length; i++) {
      Lease lease = leaseOf(buffers[i], arrays);
      if (lease != null) {
        Use use = new Use(lease, i);
        lease.usedBy(use);
        uses.add(use);
      }
    }
    return uses.isEmpty() ? null : new Transmission(buffers, uses, answered);
  }

  private Lease leaseOf(ByteBuffer buffer, PooledArrays arrays) {
    PooledArray array = arrays.of(buffer);
    if (array == null) {
      return null;
    }
    for (Lease lease : leases) {
      if (lease.array == array && lease.seal().isAt(buffer)) {
        return lease;
      }
    }
    return null;
  }

  /** Of its batches, those that were freed before they were put into it. */
  List<FreedEarly> freedEarly() {
    return freedEarly;
  }

  boolean isAnswered() {
    return answered;
  }
}
