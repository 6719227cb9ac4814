package io.github.reusewatch.core.writer;

import io.github.reusewatch.bridge.WriteBridge;
import io.github.reusewatch.core.reach.MemorySink;
import io.github.reusewatch.core.report.Trace;
import io.github.reusewatch.core.report.WrittenBy;
import io.github.reusewatch.core.report.WrittenBy.Evidence;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;

/** One call of a method that gives buffers back, and the watched regions among them. */
final class Release implements MemorySink {
  private final WatchedRegions regions;
  private final LongAdder cutShort;
  private List<WatchedRegion> found = List.of();

  /** Reached through views of other buffers. */
  private List<WatchedRegion> ofViews = List.of();

  private WrittenBy by;

  Release(WatchedRegions regions, LongAdder cutShort) {
    this.regions = regions;
    this.cutShort = cutShort;
  }

  @Override
  public boolean wantsContent() {
    return false;
  }

  @Override
  public void memory(byte[] array, int offset, int length, boolean ofView) {
    if (!WriteBridge.mayBeWatched(array.length)) {
      return;
    }
    List<WatchedRegion> in = regions.in(array, offset, offset + length);
    if (ofView) {
      ofViews = both(ofViews, in);
    } else {
      found = both(found, in);
    }
  }

  private static List<WatchedRegion> both(List<WatchedRegion> some, List<WatchedRegion> more) {
    if (some.isEmpty()) {
      return more;
    }
    List<WatchedRegion> both = new ArrayList<>(some);
    both.addAll(more);
    return both;
  }

  @Override
  public void cutShort() {
    cutShort.increment();
  }

  boolean isEmpty() {
    return found.isEmpty() && ofViews.isEmpty();
  }

  /** Takes thread, stack and time, while the method is on the stack. */
  void happening() {
    by =
        WrittenBy.told(
            Evidence.RELEASE, Thread.currentThread().getName(), new Trace(), System.nanoTime());
  }

  /**
   * It is done.
   *
   * @param counted whether the method said by its result that a count has come to 0: then that of a
   *     view did, which says nothing of the memory; the buffer that has it is told of on its own
   */
  void done(boolean counted) {
    found.forEach(region -> region.released(by));
    if (!counted) {
      ofViews.forEach(region -> region.released(by));
    }
  }
}
