package io.github.reusewatch.core.pool;

import java.util.ArrayList;
import java.util.List;

/**
 * What an I/O thread of a producer has on its way to the network: few batches, so that a buffer
 * that is given back is looked for among them, and no map of all buffers is needed.
 */
final class IoThread {
  private static final ThreadLocal<IoThread> OF_THREAD = new ThreadLocal<>();

  /**
   * Of how many requests one is hashed though none of its batches was freed. It should find
   * nothing, ever: it is there for what nobody thinks of.
   */
  private static final int SAMPLE = 16;

  private final List<Lease> needed = new ArrayList<>();
  private ProduceRequest request;
  private int requests;

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
    needed.removeIf(lease -> !lease.isNeeded());
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

  /**
   * It begins to build a request.
   *
   * @param batches how many it will have at most
   * @param answered whether the broker answers it
   */
  ProduceRequest begin(int batches, boolean answered) {
    request = new ProduceRequest(batches, answered, requests++ % SAMPLE == 0);
    return request;
  }

  /** The request is built, or not, and the thread is done with it. */
  void end() {
    if (request != null) {
      request.end();
      request = null;
    }
  }

  /** The request that is being built; {@code null} for none. */
  ProduceRequest request() {
    return request;
  }
}
