package io.github.reusewatch.core.report;

/** Where a record was built or sent from. */
public final class CallSite {
  final String thread;
  final boolean exact;
  private final Trace trace;

  /**
   * @param thread the thread of this very record
   * @param exact whether the trace is this record's; else it is that of another record of the same
   *     producer and topic
   * @param trace {@code null} if none was taken
   */
  public CallSite(String thread, boolean exact, Trace trace) {
    this.thread = thread;
    this.exact = exact;
    this.trace = trace;
  }

  /** {@code null} if no stack is known. */
  StackTraceElement[] frames() {
    return trace == null ? null : trace.frames();
  }

  /** {@code null} if no stack, or no frame of the application in it, is known. */
  String topOfApplication() {
    StackTraceElement frame = trace == null ? null : Frames.topOfApplication(trace.frames());
    return frame == null ? null : Frames.text(frame);
  }
}
