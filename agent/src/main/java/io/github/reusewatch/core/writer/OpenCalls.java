package io.github.reusewatch.core.writer;

import java.util.ArrayList;
import java.util.List;

/**
 * The calls that were handed a region and have not returned. A change is a call's only if no other
 * thread is in one meanwhile: which of the two wrote cannot be told from the bytes.
 */
final class OpenCalls {
  private static final int MOST = 8;

  /** Threads' stacks that are read for it, to tell calls that ended by an exception. */
  private static final int MOST_LOOKS = 32;

  /** Guarded by this, as all here: the newest last. */
  private final List<TrappedCall> calls = new ArrayList<>();

  private int looks;
  private boolean leftOut;

  /** A call begins, on the thread that calls, when the bytes are as they should be. */
  void begin(TrappedCall call) {
    // Not under the lock: a thread is asked for its stack.
    List<TrappedCall> over = new ArrayList<>();
    for (TrappedCall other : now()) {
      if (mayLook() && !other.isUnderWay()) {
        over.add(other);
      }
    }
    add(call, over);
  }

  private synchronized void add(TrappedCall call, List<TrappedCall> over) {
    calls.removeAll(over);
    if (calls.size() < MOST) {
      calls.add(call);
    } else {
      leftOut = true;
    }
  }

  private synchronized boolean mayLook() {
    return looks++ < MOST_LOOKS;
  }

  synchronized void end(TrappedCall call) {
    calls.remove(call);
  }

  /** Whether no other thread was in a call when this one, which ends, may have written. */
  synchronized boolean isAlone(TrappedCall call) {
    return !leftOut && calls.stream().allMatch(call::isOfSameThread);
  }

  /**
   * The call that is under way; {@code null} if there is none, or if several threads are in one.
   */
  TrappedCall underWay() {
    TrappedCall found = null;
    for (TrappedCall call : now()) {
      if (call.isUnderWay()) {
        if (found != null && !found.isOfSameThread(call)) {
          return null;
        }
        found = call; // the innermost of a thread's
      }
    }
    return found == null || !found.isBelieved() || isCrowded() ? null : found;
  }

  private synchronized boolean isCrowded() {
    return leftOut;
  }

  private synchronized List<TrappedCall> now() {
    return List.copyOf(calls);
  }
}
