package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Trace;
import io.github.reusewatch.core.report.WrittenBy;
import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * The arrays of the last few thousand records: who puts an array into a second record while it is
 * still needed for a first one has refilled it, or knows who did.
 *
 * <p>A table without order: threads begin anywhere in it and overwrite what is there, so that none
 * waits for another.
 */
final class RecentUses {
  private static final int KEPT = 4096;

  private final AtomicReferenceArray<Use> uses = new AtomicReferenceArray<>(KEPT);

  /**
   * A record was built over these bytes, or sent without having been seen before.
   *
   * @param turn see {@link SendStack#nextTurn}
   */
  void add(Snapshot[] taken, int turn, long nanos, String thread, Trace trace) {
    for (int i = 0; i < taken.length; i++) {
      byte[] array = taken[i].length(Extent.WHOLE) == 0 ? null : taken[i].array();
      if (array != null) {
        HandedArray handed = taken[i].handed;
        uses.setRelease(
            (turn + i) & (KEPT - 1),
            handed == null
                ? new Use(array, taken[i], nanos, thread, trace)
                : new Use(array, taken[i], handed.nanos, handed.thread, handed.trace));
      }
    }
  }

  /**
   * Who used the changed bytes for another record since.
   *
   * @param since {@link System#nanoTime} of the record's own construction, or of its send
   * @param foundAt when the change was there at the latest
   */
  WrittenBy userOf(Snapshot changed, Change change, long since, long foundAt) {
    byte[] array = changed.array();
    Use first = null;
    for (int i = 0; array != null && i < KEPT; i++) {
      Use use = uses.getAcquire(i);
      if (use != null
          && use.isOf(array, changed)
          && use.nanos - since > 0
          && use.isOfChangedBytes(changed, change, foundAt)
          && (first == null || use.nanos - first.nanos < 0)) {
        first = use;
      }
    }
    return first == null ? WrittenBy.NOBODY_SEEN : first.writtenBy();
  }

  /** Does not keep the array, which is the application's. */
  private static final class Use extends WeakReference<byte[]> {
    final long nanos;
    private final int from;
    private final int length;
    private final int crc;
    private final String thread;

    /** Weakly, since a stack that was not read yet holds classes of the application. */
    private final WeakReference<Trace> trace;

    Use(byte[] array, Snapshot snapshot, long nanos, String thread, Trace trace) {
      super(array);
      this.nanos = nanos;
      this.from = snapshot.offset(Extent.WHOLE);
      this.length = snapshot.length(Extent.WHOLE);
      this.crc = snapshot.crc(Extent.WHOLE);
      this.thread = thread;
      this.trace = trace == null ? null : new WeakReference<>(trace);
    }

    boolean isOf(byte[] other, Snapshot changed) {
      int start = changed.offset(Extent.WHOLE);
      return get() == other && from < start + changed.length(Extent.WHOLE) && start < from + length;
    }

    /** Either these very bytes were found, or it was used before they were found. */
    boolean isOfChangedBytes(Snapshot changed, Change change, long foundAt) {
      boolean sameRegion =
          from == changed.offset(Extent.WHOLE) && length == changed.length(Extent.WHOLE);
      if (sameRegion && crc == changed.crc(Extent.WHOLE)) {
        return false; // the same content once more
      }
      return (sameRegion && crc == change.crcFound()) || nanos - foundAt < 0;
    }

    WrittenBy writtenBy() {
      return WrittenBy.told(
          WrittenBy.Evidence.OVERLAPPING_SEND, thread, trace == null ? null : trace.get(), nanos);
    }
  }
}
