package io.github.reusewatch.core.report;

import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Stacks that no thread ever had. */
final class Stacks {
  private static final Pattern FRAME =
      Pattern.compile(
          "(.+)\\.([^.]+)\\((?:([^:]+\\.\\w+)(?::(\\d+))?|([A-Z ]+))\\)", Pattern.CASE_INSENSITIVE);

  private Stacks() {}

  /**
   * A frame as {@link Frames#text} writes it: {@code com.acme.Writer.flush(Writer.java:88)}, {@code
   * (Writer.java)}, {@code (Unknown Source)} or {@code (Native Method)}.
   */
  static StackTraceElement frame(String text) {
    Matcher matcher = FRAME.matcher(text);
    if (!matcher.matches()) {
      throw new IllegalArgumentException(text);
    }
    int line =
        "Native Method".equals(matcher.group(5))
            ? -2
            : matcher.group(4) == null ? -1 : Integer.parseInt(matcher.group(4));
    return new StackTraceElement(matcher.group(1), matcher.group(2), matcher.group(3), line);
  }

  static StackTraceElement[] frames(String... texts) {
    return Arrays.stream(texts).map(Stacks::frame).toArray(StackTraceElement[]::new);
  }

  /** As if captured with these frames, the innermost first. */
  static Trace trace(String... frames) {
    return captured(new Trace(), frames);
  }

  /** The same, of a trace that keeps the client's frames. */
  static Trace traceWithClient(String... frames) {
    return captured(Trace.withClient(), frames);
  }

  private static Trace captured(Trace trace, String... frames) {
    Throwable captured = new Throwable();
    captured.setStackTrace(frames(frames));
    try {
      Field field = Trace.class.getDeclaredField("captured");
      field.setAccessible(true);
      field.set(trace, captured);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError(e.getMessage(), e);
    }
    return trace;
  }
}
