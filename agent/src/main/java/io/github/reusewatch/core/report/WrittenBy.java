package io.github.reusewatch.core.report;

/** Who changed the bytes, and how that is known. Immutable. */
public final class WrittenBy {
  /** How it is known, the strongest first. */
  public enum Evidence {
    /** A write trap saw the instruction. */
    TRAP("trap"),
    /** A later send of the same array shows who refilled it. */
    OVERLAPPING_SEND("overlapping-send"),
    /** A method named by the option {@code release} got the array. */
    RELEASE("release"),
    /** Nothing was seen. */
    NONE("none");

    private final String text;

    Evidence(String text) {
      this.text = text;
    }

    String text() {
      return text;
    }
  }

  /** Nothing is known. */
  public static final WrittenBy NOBODY_SEEN = new WrittenBy(Evidence.NONE, null, null, null, null);

  final Evidence evidence;
  final String thread;
  final Trace trace;
  final Long nanos;

  /** How many writes were seen after this one; {@code null} if that is not known. */
  final Integer more;

  private WrittenBy(Evidence evidence, String thread, Trace trace, Long nanos, Integer more) {
    this.evidence = evidence;
    this.thread = thread;
    this.trace = trace;
    this.nanos = nanos;
    this.more = more;
  }

  /**
   * Seen by a write trap.
   *
   * @param nanos {@link System#nanoTime} of the first write that changed the bytes
   * @param more how many more writes were seen until now
   */
  public static WrittenBy trapped(String thread, Trace trace, long nanos, int more) {
    return new WrittenBy(Evidence.TRAP, thread, trace, nanos, more);
  }

  /**
   * Not the write itself was seen, but somebody who had the array afterwards.
   *
   * @param trace {@code null} if none was taken
   */
  public static WrittenBy told(Evidence evidence, String thread, Trace trace, long nanos) {
    return new WrittenBy(evidence, thread, trace, nanos, null);
  }

  /** Whether a stack is known. */
  public boolean hasStack() {
    return trace != null;
  }

  /** Whether anything is known. */
  public boolean isKnown() {
    return evidence != Evidence.NONE;
  }

  /** This, or the other if that is known and was earlier, or this is not known. */
  public WrittenBy orIfEarlier(WrittenBy other) {
    return !isKnown() || (other.isKnown() && other.nanos - nanos < 0) ? other : this;
  }

  /** {@link System#nanoTime} of the write, or of what is known instead; {@code null} for none. */
  public Long nanos() {
    return nanos;
  }

  /** {@code null} if no stack is known. */
  StackTraceElement[] frames() {
    return trace == null ? null : trace.frames();
  }

  /**
   * The topmost frame of the application; {@code null} if none is known. Of a release it is the
   * line that calls the method, not one of the pool.
   */
  String place() {
    StackTraceElement[] frames = frames();
    if (frames == null || frames.length == 0) {
      return null;
    }
    StackTraceElement frame =
        evidence == Evidence.RELEASE
            ? Frames.topOfApplication(frames, frames[0].getClassName())
            : Frames.topOfApplication(frames);
    if (frame == null) {
      frame = Frames.topOfApplication(frames);
    }
    return frame == null ? null : Frames.text(frame);
  }
}
