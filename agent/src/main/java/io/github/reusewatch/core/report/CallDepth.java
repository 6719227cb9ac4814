package io.github.reusewatch.core.report;

/** Compares two stacks of one thread, frame by frame from the outermost one. */
final class CallDepth {
  private CallDepth() {}

  /**
   * Whether the calls of an earlier stack are all there, and the last of them has called something.
   *
   * @param then without the agent's own frames at its top
   * @param now without them, too
   */
  static boolean isBelow(StackTraceElement[] then, StackTraceElement[] now) {
    int left = now.length;
    for (int i = then.length - 1; i >= 0; i--) {
      left--;
      while (left >= 0 && isHidden(now[left])) {
        left--;
      }
      if (left < 0 || !isSame(then[i], now[left])) {
        return false;
      }
    }
    return left > 0;
  }

  /**
   * What a {@link Throwable} leaves out and {@link Thread#getStackTrace} has, in some JDKs: classes
   * without a name of their own, as for lambdas, and what carries out method handles.
   */
  private static boolean isHidden(StackTraceElement frame) {
    return frame.getClassName().indexOf('/') >= 0
        || frame.getClassName().startsWith("java.lang.invoke.");
  }

  /** The two ways to get a stack differ in what they say of modules. */
  private static boolean isSame(StackTraceElement one, StackTraceElement other) {
    return one.getLineNumber() == other.getLineNumber()
        && one.getMethodName().equals(other.getMethodName())
        && one.getClassName().equals(other.getClassName());
  }
}
