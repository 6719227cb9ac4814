package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Role;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The sends that a thread is in, the innermost on top. One for each thread, so that a send costs
 * one thread-local look-up a hook and no allocation.
 */
final class SendStack {
  private static final ThreadLocal<SendStack> STACKS = ThreadLocal.withInitial(SendStack::new);

  private static final int SCRATCH = 8192;

  private static final VarHandle DEPTH = depthHandle();

  private static final int FIRST_ROOM = 2;

  /** The sends that the thread is inside of, outermost first. */
  private InSend[] sends = new InSend[FIRST_ROOM];

  /** Theirs, until the interceptors are through. */
  private Object[] records = new Object[FIRST_ROOM];

  /** Written with release: other threads look for sends that block. */
  private int depth;

  /** Whether other threads can find it. */
  private boolean known;

  /** Begins anywhere, so that threads do not walk in step. */
  private int turn = ThreadLocalRandom.current().nextInt();

  private final ReturnedArrays returned = new ReturnedArrays();

  /** See {@link #failed()}. */
  private WatchedSend failed;

  private byte[] scratch;

  /** See {@link #payloads()}. */
  private HandedArray[] payloads = {};

  static SendStack ofThread() {
    return STACKS.get();
  }

  /** Another number for every send of this thread. */
  int nextTurn() {
    return turn++;
  }

  boolean isEmpty() {
    return depth == 0;
  }

  /** The innermost send if it is watched; else {@code null}. */
  WatchedSend watched() {
    InSend top = outer(0);
    return top instanceof WatchedSend ? (WatchedSend) top : null;
  }

  /**
   * The send that the innermost one was called from.
   *
   * @param levels 1 for that, more for those further out
   * @return {@code null} if there is none
   */
  InSend outer(int levels) {
    return levels < depth ? sends[depth - 1 - levels] : null;
  }

  /**
   * {@code send} is entered.
   *
   * @param record that it was called with
   */
  <T extends InSend> T push(T send, Object record) {
    becomeKnown();
    if (depth == sends.length) {
      sends = Arrays.copyOf(sends, 2 * depth);
      records = Arrays.copyOf(records, 2 * depth);
    }
    sends[depth] = send;
    records[depth] = record;
    DEPTH.setRelease(this, depth + 1);
    return send;
  }

  /** Of the innermost send; {@code null} once the interceptors are through. */
  Object record() {
    return depth == 0 ? null : records[depth - 1];
  }

  /** The interceptors of the innermost send are through. */
  void forgetRecord() {
    records[depth - 1] = null;
  }

  private void becomeKnown() {
    if (!known) {
      known = true;
      SendStacks.add(this);
    }
  }

  /** The watched sends that the thread is inside of; called on any thread. */
  void addTo(List<WatchedSend> all) {
    int known = (int) DEPTH.getAcquire(this);
    InSend[] now = sends;
    for (int i = 0; i < Math.min(known, now.length); i++) {
      if (now[i] instanceof WatchedSend) {
        all.add((WatchedSend) now[i]);
      }
    }
  }

  /** Whether the thread is inside this send, at any depth. */
  boolean isIn(InSend send) {
    return depthOf(send) >= 0;
  }

  private int depthOf(InSend send) {
    for (int i = depth - 1; i >= 0; i--) {
      if (sends[i] == send) {
        return i;
      }
    }
    return -1;
  }

  /** Takes off this send, and what an error of ours may have left above it. */
  void pop(InSend send) {
    int left = depthOf(send);
    for (int i = depth - 1; left >= 0 && i >= left; i--) {
      sends[i] = null;
      records[i] = null;
      depth = i;
    }
    if (failed == send) {
      failed = null; // it failed at once, and its callback has run
    }
  }

  /** A serializer made an array of its own for the innermost send. */
  void gotFromSerializer(Role role, byte[] array) {
    for (int i = depth - 2; i >= 0; i--) {
      if (sends[i] instanceof WatchedSend) {
        ((WatchedSend) sends[i]).returnedAgain(array);
      }
    }
    becomeKnown();
    returned.keep(role, array);
  }

  /** Called on any thread. */
  boolean gotFromSerializer(byte[] array) {
    return returned.has(array);
  }

  /** The send whose failure was told to this thread last, if it had changes. */
  WatchedSend failed() {
    return failed;
  }

  /** {@code null}: the last send that was over did not fail, or was as it should be. */
  void failed(WatchedSend send) {
    failed = send;
  }

  /** What serializers returned to this thread. */
  ReturnedArrays returned() {
    return returned;
  }

  /** What the framework keeps that builds a record on this thread at the moment. */
  HandedArray[] payloads() {
    return payloads;
  }

  void payloads(HandedArray[] now) {
    payloads = now;
  }

  /** Memory for whatever this thread does at the moment. */
  byte[] scratch() {
    if (scratch == null) {
      scratch = new byte[SCRATCH];
    }
    return scratch;
  }

  private static VarHandle depthHandle() {
    try {
      return MethodHandles.lookup().findVarHandle(SendStack.class, "depth", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
}
