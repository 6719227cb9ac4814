package io.github.reusewatch.core.report;

/**
 * A stack, captured as a {@link Throwable} (2 to 3 microseconds) and turned into frames (9 to 20
 * more) only when somebody wants to read it.
 */
public final class Trace {
  private Throwable captured;
  private StackTraceElement[] frames;

  /** Of the calling thread, now. */
  public Trace() {
    this.captured = new Throwable();
  }

  /**
   * The frames, outermost last; those of the agent and of the client itself at the top are left
   * out. After the first call no class is held any more.
   */
  public synchronized StackTraceElement[] frames() {
    if (frames == null) {
      frames = Frames.callersOf(captured.getStackTrace());
      captured = null;
    }
    return frames;
  }
}
