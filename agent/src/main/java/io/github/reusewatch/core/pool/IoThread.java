package io.github.reusewatch.core.pool;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * What an I/O thread of a producer has on its way to the network: few batches, so that a buffer
 * that is given back is looked for among them, and no map of all buffers is needed.
 */
final class IoThread {
  private static final ThreadLocal<IoThread> OF_THREAD = new ThreadLocal<>();

  private final List<Lease> needed = new ArrayList<>();
  private ProduceRequest request;

  /** The calling thread; {@code null} if it has closed no batch yet, as none but I/O threads do. */
  static IoThread current() {
    return OF_THREAD.get();
  }

  /** The calling thread, which is an I/O thread. */
  static IoThread own() {
    IoThread known = OF_THREAD.get();
    if (known == null) {
      known = new IoThread();
      OF_THREAD.set(known);
    }
    return known;
  }

  /** Its batch was closed, and is to be sent. */
  void needs(Lease lease) {
    needed.add(lease);
  }

  /** Of those that are not needed any more, some may still be here. */
  void forgetSent() {
    for (Iterator<Lease> each = needed.iterator(); each.hasNext(); ) {
      if (!each.next().isNeeded()) {
        each.remove();
      }
    }
  }

  /**
   * The batch in this array of which not all is written, and which has not lost it already.
   *
   * @return {@code null} if there is none
   */
  Lease neededIn(byte[] array) {
    for (Lease each : needed) {
      if (each.array == array && !each.isFreed() && each.isNeeded()) {
        return each;
      }
    }
    return null;
  }

  void begins(ProduceRequest newRequest) {
    request = newRequest;
  }

  /** The request that is being built; {@code null} for none. */
  ProduceRequest request() {
    return request;
  }
}
