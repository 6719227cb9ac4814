package io.github.reusewatch.core.report;

import java.util.Arrays;
import java.util.List;

/** Tells the application's stack frames from the others. */
final class Frames {
  /** Deep enough for every framework seen; a finding of thousands of lines is not read. */
  private static final int MOST = 64;

  private static final List<String> AGENT =
      List.of("io.github.reusewatch.core.", "io.github.reusewatch.bridge.");
  private static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

  private Frames() {}

  /**
   * What is left of a stack captured inside the client when the agent's and the client's own frames
   * at its top are taken off.
   */
  static StackTraceElement[] callersOf(StackTraceElement[] stack) {
    int from = 0;
    while (from < stack.length
        && (startsWithAny(stack[from].getClassName(), AGENT)
            || isClient(stack[from].getClassName()))) {
      from++;
    }
    return Arrays.copyOfRange(stack, from, Math.min(stack.length, from + MOST));
  }

  /** The first frame that is neither the JDK's nor the client's; {@code null} if there is none. */
  static StackTraceElement topOfApplication(StackTraceElement[] frames) {
    for (StackTraceElement frame : frames) {
      if (!startsWithAny(frame.getClassName(), JDK) && !isClient(frame.getClassName())) {
        return frame;
      }
    }
    return null;
  }

  /**
   * Without the class loader and module that {@link StackTraceElement#toString} puts in front:
   * {@code com.acme.Writer.flush(Writer.java:88)}.
   */
  static String text(StackTraceElement frame) {
    String place =
        frame.isNativeMethod()
            ? "Native Method"
            : frame.getFileName() == null
                ? "Unknown Source"
                : frame.getFileName()
                    + (frame.getLineNumber() < 0 ? "" : ":" + frame.getLineNumber());
    return frame.getClassName() + "." + frame.getMethodName() + "(" + place + ")";
  }

  /** Also when the client is relocated. */
  private static boolean isClient(String className) {
    return className.contains("org.apache.kafka.clients.producer.");
  }

  private static boolean startsWithAny(String className, List<String> prefixes) {
    for (String prefix : prefixes) {
      if (className.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }
}
