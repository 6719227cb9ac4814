package io.github.reusewatch.core.pool;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The produce request that an I/O thread is building. */
final class ProduceRequest {
  private final List<Lease> leases;
  private final boolean answered;
  private final boolean sampled;
  private int shortest = Integer.MAX_VALUE;

  /** Where to look first: a request has its batches mostly in the order in which it got them. */
  private int next;

  /**
   * A request without batches.
   *
   * @param batches how many it will have at most
   * @param answered whether the broker answers it
   * @param sampled whether its batches are hashed in any case
   */
  ProduceRequest(int batches, boolean answered, boolean sampled) {
    this.sampled = sampled;
    this.leases = new ArrayList<>(batches);
    this.answered = answered;
  }

  /** A batch is put into it. */
  void add(Lease lease) {
    leases.add(lease);
    shortest = Math.min(shortest, lease.seal().length);
  }

  /** It was built, or not, and the thread is done with it. */
  void end() {
    leases.forEach(Lease::requested);
  }

  /**
   * What there is to follow of the send it goes out with.
   *
   * @return {@code null} if it has copies of its batches, as before 2.8, and none that is wrong
   */
  Transmission in(ByteBuffer[] buffers) {
    List<Use> uses = new ArrayList<>(leases.size());
    for (int i = 0; i < buffers.length; i++) {
      Lease lease = leaseOf(buffers[i]);
      if (lease != null) {
        Use use = new Use(lease, i, sampled);
        lease.usedBy(use);
        uses.add(use);
      }
    }
    Map<Lease, Change> changes = uses.isEmpty() ? changesOfCopies(buffers) : Map.of();
    return uses.isEmpty() && changes.isEmpty()
        ? null
        : new Transmission(buffers, uses, changes, answered);
  }

  private Map<Lease, Change> changesOfCopies(ByteBuffer[] buffers) {
    Map<Lease, Change> changes = new LinkedHashMap<>();
    for (Lease lease : leases) {
      Change change = lease.contents() == null ? null : new FreedEarly(lease).changeIn(buffers);
      if (change != null) {
        changes.put(lease, change);
      }
    }
    return changes;
  }

  private Lease leaseOf(ByteBuffer buffer) {
    if (buffer.remaining() < shortest || !buffer.hasArray()) {
      return null; // what stands between the batches
    }
    for (int i = 0; i < leases.size(); i++) {
      int at = (next + i) % leases.size();
      Lease lease = leases.get(at);
      if (lease.array == BackingArray.of(buffer) && lease.seal().isAt(buffer)) {
        next = at + 1;
        return lease;
      }
    }
    return null;
  }
}
