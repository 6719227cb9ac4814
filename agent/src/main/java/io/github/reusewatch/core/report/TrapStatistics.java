package io.github.reusewatch.core.report;

import java.util.concurrent.atomic.LongAdder;

/** What became of the write traps. Incremented on whatever thread loads a class. */
public final class TrapStatistics {
  /** Classes with traps. */
  public final LongAdder classes = new LongAdder();

  /** Places in them: stores, and calls that may write. */
  public final LongAdder places = new LongAdder();

  /** Classes that could not get any. */
  public final LongAdder classesLeftOut = new LongAdder();

  /** Methods that would be too large to be compiled with them. */
  public final LongAdder methodsLeftOut = new LongAdder();
}
