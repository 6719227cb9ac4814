package io.github.reusewatch.core.report;

/** How a batch lost its buffer while its request was not written yet. */
public final class FreedBatch {
  final Freed freed;
  final String thread;
  final int unsent;
  final Trace trace;

  /**
   * @param freed {@code null}: not known
   * @param thread that gave the buffer back
   * @param unsent how many bytes of the batch were still to be written
   * @param trace of that thread
   */
  public FreedBatch(Freed freed, String thread, int unsent, Trace trace) {
    this.freed = freed;
    this.thread = thread;
    this.unsent = unsent;
    this.trace = trace;
  }

  /** Nothing follows from that: a closed pool hands out no buffer. */
  boolean isByClosing() {
    return freed == Freed.CLOSED;
  }
}
