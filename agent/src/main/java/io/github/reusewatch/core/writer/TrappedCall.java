package io.github.reusewatch.core.writer;

import io.github.reusewatch.core.report.Trace;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A call, under way, of a method that may write into watched bytes. */
final class TrappedCall {
  /**
   * A library's method that was handed an array and takes longer waits for something, and may do no
   * more than read: the change may be somebody else's.
   */
  private static final long LONGEST_OF_LIBRARY = TimeUnit.MILLISECONDS.toNanos(10);

  private final List<WatchedRegion> regions = new ArrayList<>();
  private final List<Integer> crcs = new ArrayList<>();
  private final WeakReference<Thread> thread = new WeakReference<>(Thread.currentThread());
  private TrappedWrite write;
  private volatile boolean ofLibrary;

  private TrappedCall() {}

  /**
   * On the thread that calls, before it does.
   *
   * @return {@code null} if nothing is to be found out at its end
   */
  static TrappedCall of(List<WatchedRegion> mayBeWritten, byte[] array) {
    TrappedCall call = null;
    for (WatchedRegion region : mayBeWritten) {
      if (region.takesCalls()) {
        call = call == null ? new TrappedCall() : call;
        call.mayWrite(region, array);
      }
    }
    return call == null || call.regions.isEmpty() ? null : call;
  }

  private void mayWrite(WatchedRegion region, byte[] array) {
    if (write == null && !region.isWritten()) {
      write = new TrappedWrite(new Trace());
    }
    if (region.calling(this, array)) {
      regions.add(region);
      crcs.add(region.crcOf(array));
    }
  }

  /** The method has returned. */
  void ended() {
    for (int i = 0; i < regions.size(); i++) {
      byte[] array = regions.get(i).array();
      if (array != null) {
        regions.get(i).called(this, array, crcs.get(i));
      }
    }
  }

  /**
   * Whether it is still under way. Nothing tells of a call that ends by an exception, so its
   * thread's stack is asked; for one that has returned the answer means nothing.
   */
  boolean isUnderWay() {
    Thread caller = thread.get();
    return caller != null && write.trace.isUnderWay(caller);
  }

  /** It is one of a method of which it is not known what it does with the array. */
  void ofLibrary() {
    ofLibrary = true;
  }

  /** Whether a change that came about since it began is taken to be its own. */
  boolean isBelieved() {
    return !ofLibrary || write == null || System.nanoTime() - write.nanos < LONGEST_OF_LIBRARY;
  }

  boolean isOfSameThread(TrappedCall other) {
    Thread caller = thread.get();
    return caller != null && caller == other.thread.get();
  }

  /** Whether a write was made in the course of this call, which has just returned, by a trap. */
  boolean hasMade(TrappedWrite seen) {
    return write != null
        && seen.nanos - write.nanos >= 0
        && seen.thread.equals(Thread.currentThread().getName());
  }

  /** Where it was called from. */
  TrappedWrite write() {
    return write;
  }
}
