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
   * @param taken of the new record; what is taken over is replaced
   * @return whether there is any
   */
  static boolean takeOver(SendStack stack, Snapshot[] taken) {
    WatchedSend failed = stack.failed();
    if (failed == null || !(stack.isIn(failed) || isInsideCallback())) {
      return false;
    }
    boolean any = false;
    for (int i = 0; i < failed.count(); i++) {
      Change change = failed.change(i);
      if (change == null || change.kind() == Kind.CHANGED_BEFORE_SEND) {
        continue;
      }
      Snapshot before = failed.get(i);
      for (int j = 0; j < taken.length; j++) {
        if (taken[j].role == before.role
            && taken[j].isSameRegion(before)
            && taken[j].crc(Extent.WHOLE) == change.crcFound()) {
          taken[j] = before;
          any = true;
        }
      }
    }
    return any;
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
