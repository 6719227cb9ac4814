package io.github.reusewatch.core.pool;

import java.nio.ByteBuffer;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

/**
 * A produce request on its way to the network; kept with its send. A broker takes nothing of a
 * request that does not come whole, so that what is wrong in it counts when all is written.
 */
final class Transmission {
  private final ByteBuffer[] buffers;

  /** The batches that it reads from their own memory, and of which not all is written. */
  private final List<Use> uses;

  private Map<Lease, Change> changes;
  private final boolean answered;

  /**
   * Nothing of it is written yet.
   *
   * @param changes of the batches that it has copies of, as known by now
   * @param answered whether the broker answers it
   */
  Transmission(ByteBuffer[] buffers, List<Use> uses, Map<Lease, Change> changes, boolean answered) {
    this.buffers = buffers;
    this.uses = uses;
    this.changes = changes;
    this.answered = answered;
  }

  boolean isAnswered() {
    return answered;
  }

  List<Use> uses() {
    return uses;
  }

  /** The network is about to take bytes. */
  void writing() {
    for (Use use : uses) {
      use.writing(buffers[use.index].array());
    }
  }

  /**
   * The network has taken bytes.
   *
   * @param changed gets, when all is written, each batch that is in other bytes than those that it
   *     was closed with
   * @return whether all is written
   */
  boolean written(BiConsumer<Lease, Change> changed) {
    for (Iterator<Use> each = uses.iterator(); each.hasNext(); ) {
      Use use = each.next();
      written(use);
      if (use.unsent() == 0) {
        each.remove();
        Change change = use.change();
        use.lease.useOver();
        if (change != null) {
          changed(use.lease, change);
        }
      }
    }
    if (!isWritten()) {
      return false;
    }
    changes.forEach(changed);
    changes = Map.of();
    return true;
  }

  private void changed(Lease lease, Change change) {
    if (changes.isEmpty()) {
      changes = new LinkedHashMap<>(); // of nearly all requests there is none
    }
    changes.put(lease, change);
  }

  private void written(Use use) {
    ByteBuffer buffer = buffers[use.index];
    use.written(buffer.array(), buffer.arrayOffset() + buffer.position());
  }

  private boolean isWritten() {
    for (ByteBuffer buffer : buffers) {
      if (buffer.hasRemaining()) {
        return false;
      }
    }
    return true;
  }

  /** Nothing more will be written. */
  void abandon() {
    uses.forEach(use -> use.lease.useOver());
    uses.clear();
    changes = Map.of();
  }
}
