package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.kafka.CallbackGenerator;
import io.github.reusewatch.core.report.Kind;

/**
 * A record that is built in the callback of a failed send over the same array, while the array
 * holds the very bytes that it was found to have changed to: a retry that has lost the first
 * record. Elsewhere nothing tells it from the array's honest next use.
 */
final class Retry {
  private Retry() {}

  /**
   * On the thread that {@code stack} is of: lets the new record be compared with what the failed
   * one was built from.
   *
   * @param taken of the new record
   * @return {@code taken}, with what is taken over in the place of what is replaced; the same
   *     object if there is none
   */
  static Snapshots takeOver(SendStack stack, Snapshots taken) {
    WatchedSend failed = stack.failed();
    if (failed == null || !(stack.isIn(failed) || isInsideCallback())) {
      return taken;
    }
    boolean any = false;
    Snapshot[] all = taken.toArray();
    for (int i = 0; i < failed.count(); i++) {
      Change change = failed.change(i);
      if (change == null || change.kind() == Kind.CHANGED_BEFORE_SEND) {
        continue;
      }
      Snapshot before = failed.get(i);
      for (int j = 0; j < all.length; j++) {
        if (all[j].role == before.role
            && all[j].isSameRegion(before)
            && all[j].crc() == change.crcFound()) {
          all[j] = before;
          any = true;
        }
      }
    }
    return any ? Snapshots.of(all) : taken;
  }

  /**
   * The I/O thread's, that is: who failed inside {@code send} is still on the stack when its
   * callback runs. Asked only on a thread that has just been told of a failed send with changes.
   */
  private static boolean isInsideCallback() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames.anyMatch(
                    frame -> frame.getClassName().startsWith(CallbackGenerator.PACKAGE)));
  }
}
