package io.github.reusewatch.core.watch;

import java.util.ArrayList;
import java.util.List;

/**
 * The watched sends that are not acknowledged yet. Who takes one out is the one to give its
 * verdict.
 *
 * <p>Linked lists through the sends themselves: a concurrent map cost a quarter of the CPU of
 * sending small records, most of it for counting. A list is locked for a few assignments only, and
 * there are enough of them that the sending threads and the I/O thread seldom meet at one.
 */
final class InFlight {
  private static final int MOST_LISTS = 64;

  private final SendList[] lists;

  /**
   * A table of in-flight sends.
   *
   * @param most how many it takes
   */
  InFlight(int most) {
    int count = Math.min(most, MOST_LISTS);
    lists = new SendList[count];
    for (int i = 0; i < count; i++) {
      lists[i] = new SendList(most / count + (i < most % count ? 1 : 0));
    }
  }

  /**
   * Takes the send in.
   *
   * @param turn any number that differs from send to send
   * @return {@code false} if there is no room in any list
   */
  boolean add(WatchedSend send, int turn) {
    for (int i = 0; i < lists.length; i++) {
      send.list = lists[Math.floorMod(turn + i, lists.length)];
      if (send.list.add(send)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether it was there: of several threads one gets {@code true}. A send that was never
   * taken in is not there.
   */
  boolean remove(WatchedSend send) {
    return send.list != null && send.list.remove(send);
  }

  List<WatchedSend> all() {
    List<WatchedSend> all = new ArrayList<>();
    for (SendList list : lists) {
      list.addTo(all);
    }
    return all;
  }

  int size() {
    int size = 0;
    for (SendList list : lists) {
      size += list.size();
    }
    return size;
  }
}
