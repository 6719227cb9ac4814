package io.github.reusewatch.core.report;

/**
 * A stack, captured as a {@link Throwable} (2 to 3 microseconds) and turned into frames (9 to 20
 * more) only when somebody wants to read it.
 */
public final class Trace {
  private static volatile boolean readAtOnce;

  /** How often {@link #readAtOnce} was switched on. */
  private static volatile int transformations;

  private final int takenBefore = transformations;

  private final boolean withClient;
  private Throwable captured;
  private StackTraceElement[] frames;

  /** Of the calling thread, now; the client's own frames at the top are left out. */
  public Trace() {
    this(false);
  }

  private Trace(boolean withClient) {
    this.withClient = withClient;
    this.captured = new Throwable();
    if (readAtOnce) {
      frames();
    }
  }

  /**
   * Whether stacks are to be turned into frames when they are taken: while classes are being
   * transformed, since the JVM does not tell the lines of their methods any more that were called
   * before.
   */
  public static synchronized void readAtOnce(boolean now) {
    transformations += now ? 1 : 0;
    readAtOnce = now;
  }

  /** Of the calling thread, now, with the client's own frames. */
  public static Trace withClient() {
    return new Trace(true);
  }

  /** Whether no class was transformed since, or it was read before. */
  public synchronized boolean isReadable() {
    return frames != null || takenBefore == transformations;
  }

  /**
   * The frames, outermost last, without those of the agent at the top. After the first call no
   * class is held any more.
   */
  public synchronized StackTraceElement[] frames() {
    if (frames == null) {
      StackTraceElement[] stack = captured.getStackTrace();
      frames = withClient ? Frames.withoutAgent(stack) : Frames.callersOf(stack);
      captured = null;
    }
    return frames;
  }

  /**
   * Whether a call that was made from here is under way: whether the thread has the frames that it
   * had then, and more on top of them. {@code false} once {@link #frames} was called, and where the
   * stack is deeper than the JVM tells.
   *
   * @param thread the one of which this is the stack
   */
  public synchronized boolean isUnderWay(Thread thread) {
    if (captured == null) {
      return false;
    }
    StackTraceElement[] now =
        thread == Thread.currentThread() ? new Throwable().getStackTrace() : thread.getStackTrace();
    return CallDepth.isBelow(Frames.belowAgent(captured.getStackTrace()), Frames.belowAgent(now));
  }
}
