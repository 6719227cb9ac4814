package io.github.reusewatch.writers;

/** Answers that are no stack frame. */
public final class Expected {
  /** The line in this package that has the marker of the case. */
  public static final String MARKED_LINE = "marked line";

  /** A finding that names no writer. */
  public static final String NONE = "none";

  /** No finding at all. */
  public static final String NO_FINDING = "no finding";

  private Expected() {}
}
