package io.github.reusewatch.core.watch;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The watched sends that are not acknowledged yet. Who takes one out is the one to give its
 * verdict.
 */
final class InFlight {
  private final Set<WatchedSend> sends = ConcurrentHashMap.newKeySet();
  private final int most;

  InFlight(int most) {
    this.most = most;
  }

  /** Approximate when many threads send at once. */
  boolean isFull() {
    return sends.size() >= most;
  }

  void add(WatchedSend send) {
    sends.add(send);
  }

  /** Returns whether it was there: of several threads one gets {@code true}. */
  boolean remove(WatchedSend send) {
    return sends.remove(send);
  }

  List<WatchedSend> all() {
    return List.copyOf(sends);
  }

  int size() {
    return sends.size();
  }
}
