package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Role;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.lang.ref.WeakReference;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The sends that a thread is in, the innermost on top. One for each thread, so that a send costs
 * one thread-local look-up a hook and no allocation.
 */
final class SendStack {
  private static final ThreadLocal<SendStack> STACKS = ThreadLocal.withInitial(SendStack::new);

  /** Larger ones are not kept from being collected. */
  private static final int MOST_KEPT = 4096;

  private static final int SCRATCH = 8192;

  private static final VarHandle TOP = topHandle();

  /** Written with release: other threads look for sends that block. */
  private InSend top;

  /** Whether other threads can find it. */
  private boolean known;

  /** Begins anywhere, so that threads do not walk in step. */
  private int turn = ThreadLocalRandom.current().nextInt();

  /** See {@link #gotFromSerializer}: arrays, or weak references to them. */
  private volatile Object lastKey;

  private volatile Object lastValue;

  /** See {@link #failed()}. */
  private WatchedSend failed;

  private byte[] scratch;

  /** See {@link #payloads()}. */
  private HandedArray[] payloads = {};

  /** See {@link #crcOfCopy}. */
  private byte[] copy;

  private int crcOfCopy;

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
    becomeKnown();
    send.outer = top;
    TOP.setRelease(this, send);
    return send;
  }

  private void becomeKnown() {
    if (!known) {
      known = true;
      SendStacks.add(this);
    }
  }

  /** The watched sends that the thread is inside of; called on any thread. */
  void addTo(List<WatchedSend> all) {
    for (InSend each = (InSend) TOP.getAcquire(this); each != null; each = each.outer) {
      if (each instanceof WatchedSend) {
        all.add((WatchedSend) each);
      }
    }
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
    if (failed == send) {
      failed = null; // it failed at once, and its callback has run
    }
  }

  /** A serializer made an array of its own for the innermost send. */
  void gotFromSerializer(Role role, byte[] array) {
    for (InSend outer = top == null ? null : top.outer; outer != null; outer = outer.outer) {
      if (outer instanceof WatchedSend) {
        ((WatchedSend) outer).returnedAgain(array);
      }
    }
    becomeKnown();
    Object kept = array.length <= MOST_KEPT ? array : new WeakReference<>(array);
    if (role == Role.KEY) {
      lastKey = kept;
    } else {
      lastValue = kept;
    }
  }

  /** Called on any thread. */
  boolean gotFromSerializer(byte[] array) {
    return is(lastKey, array) || is(lastValue, array);
  }

  private static boolean is(Object kept, byte[] array) {
    return kept == array
        || (kept instanceof WeakReference && ((WeakReference<?>) kept).get() == array);
  }

  /** The send whose failure was told to this thread last, if it had changes. */
  WatchedSend failed() {
    return failed;
  }

  /** {@code null}: the last send that was over did not fail, or was as it should be. */
  void failed(WatchedSend send) {
    failed = send;
  }

  /** Kafka's serializer for buffers made this array for the innermost send. */
  void bufferCopied(byte[] array) {
    copy = array;
    crcOfCopy = Crc.of(array, 0, array.length);
  }

  /**
   * The hash that this array had when Kafka's serializer for buffers had copied it, last of all;
   * whoever called that one may have changed the copy since.
   *
   * @return {@code null} if the array is not the one it made last
   */
  Integer crcOfCopy(byte[] array) {
    Integer crc = copy == array ? (Integer) crcOfCopy : null;
    copy = null;
    return crc;
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

  private static VarHandle topHandle() {
    try {
      return MethodHandles.lookup().findVarHandle(SendStack.class, "top", InSend.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
}
