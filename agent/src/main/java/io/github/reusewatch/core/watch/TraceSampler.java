package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.config.Choices.Stacks;
import io.github.reusewatch.core.report.Trace;
import java.lang.ref.WeakReference;

/**
 * Decides which sends (or constructions) of one place keep their stack, and remembers the last
 * taken for those that do not.
 */
final class TraceSampler {
  private static final int ONE_IN = 256;

  /** Of the sampled ones: to read one takes ten times as long as to take it. */
  private static final int ONE_READ_IN = 16;

  /** Of an array of this many numbers the one in the middle shares its cache line with nothing. */
  private static final int LINES = 32;

  /**
   * Not atomic: a lost update only moves the next sample. Apart from all other memory: every thread
   * writes it at every send, which would take what stands beside it out of the others' caches.
   */
  private final int[] seen = new int[LINES];

  /** Holds no class any more, or an undeployed application could not be unloaded. */
  private volatile Trace lastRead;

  /** Later than that one, if any; goes with the garbage, unless its send had a finding. */
  private volatile WeakReference<Trace> lastTaken;

  /**
   * Takes the stack of the calling thread, if it is one to take.
   *
   * @param hadFinding whether the topic had a finding
   * @return {@code null} if this one is not to be taken
   */
  Trace take(Stacks rule, boolean hadFinding) {
    switch (rule) {
      case OFF:
        return null;
      case ALL:
        return new Trace();
      default:
        int turn = seen[LINES / 2]++;
        boolean sampled = turn % ONE_IN == 0;
        if (!sampled && !hadFinding) {
          return null;
        }
        Trace trace = new Trace();
        if (sampled) {
          remember(trace, turn % (ONE_IN * ONE_READ_IN) == 0);
        }
        return trace;
    }
  }

  private void remember(Trace trace, boolean toRead) {
    if (toRead) {
      trace.frames();
      lastRead = trace;
      lastTaken = null;
    } else {
      lastTaken = new WeakReference<>(trace);
    }
  }

  /** The last one taken by sampling that can still be read, or {@code null}. */
  Trace last() {
    WeakReference<Trace> taken = lastTaken;
    Trace trace = taken == null ? null : taken.get();
    return trace != null && trace.isReadable() ? trace : lastRead;
  }
}
