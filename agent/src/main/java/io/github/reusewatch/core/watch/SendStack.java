package io.github.reusewatch.core.watch;

import java.util.concurrent.ThreadLocalRandom;

/**
 * The sends that a thread is in, the innermost on top. One for each thread, so that a send costs
 * one thread-local look-up a hook and no allocation.
 */
final class SendStack {
  private static final ThreadLocal<SendStack> STACKS = ThreadLocal.withInitial(SendStack::new);

  private InSend top;

  /** Begins anywhere, so that threads do not walk in step. */
  private int turn = ThreadLocalRandom.current().nextInt();

  static SendStack ofThread() {
    return STACKS.get();
  }

  /** Another number for every send of this thread. */
  int nextTurn() {
    return turn++;
  }

  boolean isEmpty() {
    return top == null;
  }

  /** The innermost send if it is watched; else {@code null}. */
  WatchedSend watched() {
    return top instanceof WatchedSend ? (WatchedSend) top : null;
  }

  <T extends InSend> T push(T send) {
    send.outer = top;
    top = send;
    return send;
  }

  /** Whether the thread is inside this send, at any depth. */
  boolean isIn(InSend send) {
    for (InSend each = top; each != null; each = each.outer) {
      if (each == send) {
        return true;
      }
    }
    return false;
  }

  /** Takes off this send, and what an error of ours may have left above it. */
  void pop(InSend send) {
    top = send.outer;
    send.outer = null;
  }
}
