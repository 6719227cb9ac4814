package io.github.reusewatch.core.watch;

import java.util.List;

/**
 * Sends, linked through their own fields {@code previous}, {@code next} and {@code listed}, which
 * this lock guards.
 */
final class SendList {
  private final int most;
  private WatchedSend first;
  private int size;

  SendList(int most) {
    this.most = most;
  }

  synchronized boolean add(WatchedSend send) {
    if (size >= most) {
      return false;
    }
    size++;
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

  synchronized void addTo(List<WatchedSend> all) {
    for (WatchedSend send = first; send != null; send = send.next) {
      all.add(send);
    }
  }

  synchronized int size() {
    return size;
  }
}
