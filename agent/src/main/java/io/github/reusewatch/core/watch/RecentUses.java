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
  void add(Snapshots taken, int turn, long nanos, String thread, Trace trace) {
    for (int i = 0; i < taken.count(); i++) {
      Snapshot snapshot = taken.get(i);
      if (snapshot.array() != null && snapshot.length(Extent.WHOLE) > 0) {
        uses.setRelease((turn + i) & (KEPT - 1), use(snapshot, nanos, thread, trace));
      }
    }
  }

  /** The snapshot itself, unless it holds more, or was used before. */
  private static Use use(Snapshot snapshot, long nanos, String thread, Trace trace) {
    HandedArray handed = snapshot.handed();
    Use use =
        snapshot.holdsNothing() && trace == null && !snapshot.isKnown()
            ? snapshot
            : new SeparateUse(snapshot, handed == null ? trace : handed.trace);
    use.by(handed == null ? thread : handed.thread, handed == null ? nanos : handed.nanos);
    return use;
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
          && use.nanos() - since > 0
          && use.isOfChangedBytes(changed, change, foundAt)
          && (first == null || use.nanos() - first.nanos() < 0)) {
        first = use;
      }
    }
    return first == null ? WrittenBy.NOBODY_SEEN : first.writtenBy();
  }

  /** Of a snapshot that holds more than is to be kept beyond its send. */
  private static final class SeparateUse extends Use {
    private final int from;
    private final int length;
    private final int crc;

    /** Weakly, since a stack that was not read yet holds classes of the application. */
    private final WeakReference<Trace> trace;

    SeparateUse(Snapshot snapshot, Trace trace) {
      super(snapshot.array());
      this.from = snapshot.from();
      this.length = snapshot.length();
      this.crc = snapshot.crc();
      this.trace = trace == null ? null : new WeakReference<>(trace);
    }

    @Override
    int from() {
      return from;
    }

    @Override
    int length() {
      return length;
    }

    @Override
    int crc() {
      return crc;
    }

    @Override
    Trace usersTrace() {
      return trace == null ? null : trace.get();
    }
  }
}
