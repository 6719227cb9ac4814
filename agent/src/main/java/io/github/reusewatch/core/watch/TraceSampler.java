package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.config.Choices.Stacks;
import io.github.reusewatch.core.report.Trace;

/**
 * Decides which sends (or constructions) of one place keep their stack, and remembers the last
 * taken for those that do not.
 */
final class TraceSampler {
  private static final int ONE_IN = 256;

  /** Not atomic: a lost update only moves the next sample. */
  private int seen;

  private volatile Trace last;

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
        boolean sampled = seen++ % ONE_IN == 0;
        if (!sampled && !hadFinding) {
          return null;
        }
        Trace trace = new Trace();
        if (sampled) {
          // Kept beyond its send, so it must hold no class any more, or an undeployed application
          // could not be unloaded.
          trace.frames();
          last = trace;
        }
        return trace;
    }
  }

  /** The last one taken by sampling, or {@code null}. */
  Trace last() {
    return last;
  }
}
