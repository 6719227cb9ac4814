package io.github.reusewatch.core.watch;

import java.util.List;

/**
 * Sends, linked through their own fields {@code previous}, {@code next} and {@code listed}, which
 * this lock guards.
 */
final class SendList {
  /** With 64 lists: about 16 MiB of the application's arrays in all. */
  private static final int HEAVY_BYTES = 256 * 1024;

  private final int most;
  private WatchedSend first;
  private int size;
  private long bytes;

  SendList(int most) {
    this.most = most;
  }

  synchronized boolean add(WatchedSend send) {
    if (size >= most) {
      return false;
    }
    size++;
    bytes += send.parts.bytes();
    send.listed = true;
    send.next = first;
    if (first != null) {
      first.previous = send;
    }
    first = send;
    return true;
  }

  synchronized boolean remove(WatchedSend send) {
    if (!send.listed) {
      return false;
    }
    size--;
    bytes -= send.parts.bytes();
    send.listed = false;
    if (send.previous == null) {
      first = send.next;
    } else {
      send.previous.next = send.next;
    }
    if (send.next != null) {
      send.next.previous = send.previous;
    }
    send.previous = null;
    send.next = null;
    return true;
  }

  /**
   * Whether its sends hold so much of the application's memory that they should hold it weakly.
   * Read without the lock: a late answer does no harm.
   */
  boolean isHeavy() {
    return bytes > HEAVY_BYTES;
  }

  synchronized void addTo(List<WatchedSend> all) {
    for (WatchedSend send = first; send != null; send = send.next) {
      all.add(send);
    }
  }

  synchronized int size() {
    return size;
  }
}
