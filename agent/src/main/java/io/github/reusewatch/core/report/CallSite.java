package io.github.reusewatch.core.report;

/** Where a record was built or sent from. */
public final class CallSite {
  final String thread;
  final boolean exact;
  private final Trace trace;
  private final String producerClass;

  /**
   * @param thread the thread of this very record
   * @param exact whether the trace is this record's; else it is that of another record of the same
   *     producer and topic
   * @param trace {@code null} if none was taken
   */
  public CallSite(String thread, boolean exact, Trace trace) {
    this(thread, exact, trace, null);
  }

  /**
   * @param producerClass of a producer other than Kafka's: its own frames are not the place a send
   *     comes from
   */
  public CallSite(String thread, boolean exact, Trace trace, String producerClass) {
    this.thread = thread;
    this.exact = exact;
    this.trace = trace;
    this.producerClass = producerClass;
  }

  /** {@code null} if no stack is known. */
  StackTraceElement[] frames() {
    return trace == null ? null : trace.frames();
  }

  /**
   * The topmost frame of the application; {@code null} if none is known, or only that of another
   * record: naming that one might accuse the innocent.
   */
  String place() {
    return exact ? topOfApplication() : null;
  }

  /**
   * The topmost frame of the application in the stack of another record; {@code null} if none is
   * known, or this record's own is.
   */
  String placeOfAnother() {
    return exact ? null : topOfApplication();
  }

  /** Whether the place is the application's own line, not that of a framework which runs it. */
  boolean isPlaceOfApplication() {
    StackTraceElement frame =
        exact && trace != null ? Frames.topOfApplication(trace.frames(), producerClass) : null;
    return frame != null && Frames.isApplication(frame);
  }

  private String topOfApplication() {
    StackTraceElement frame =
        trace == null ? null : Frames.topOfApplication(trace.frames(), producerClass);
    return frame == null ? null : Frames.text(frame);
  }
}
