package io.github.reusewatch.core.writer;

import io.github.reusewatch.core.reach.Reachable;
import java.util.concurrent.atomic.LongAdder;

/**
 * Notes which watched regions go to the methods that the option {@code release} names. What comes
 * of it is decided when the send has ended.
 */
public final class Releases {
  private final WatchedRegions regions;
  private final LongAdder cutShort = new LongAdder();

  public Releases(WatchedRegions regions) {
    this.regions = regions;
  }

  /**
   * Such a method is entered.
   *
   * @return what stands for this call; {@code null} if nothing that is watched is given back
   */
  public Object releasing(Object receiver, Object[] arguments) {
    if (regions.size() == 0) {
      return null;
    }
    Release release = new Release(regions, cutShort);
    Reachable.given(receiver, arguments, release);
    if (release.isEmpty()) {
      return null;
    }
    release.happening();
    return release;
  }

  /**
   * The method has returned. One that returns {@code false} did not do it: a count is not 0 yet, or
   * a queue was full.
   */
  public void released(Object release, Object returned) {
    if (!Boolean.FALSE.equals(returned)) {
      ((Release) release).done(Boolean.TRUE.equals(returned));
    }
  }

  /** How many calls gave more objects than are looked at. */
  public long cutShort() {
    return cutShort.sum();
  }
}
