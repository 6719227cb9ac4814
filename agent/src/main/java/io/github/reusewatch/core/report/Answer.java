package io.github.reusewatch.core.report;

/** What a broker answered to a batch. */
public final class Answer {
  /** None was seen: none came yet, or none comes. */
  public static final Answer NONE = new Answer(null);

  private static final Answer APPENDED = new Answer("appended");

  private final String text;

  private Answer(String text) {
    this.text = text;
  }

  /** The batch is in the partition's log. */
  public static Answer appended() {
    return APPENDED;
  }

  /** The broker did not take it. */
  public static Answer refused(String exception) {
    return new Answer("refused:" + exception);
  }

  boolean isAppended() {
    return this == APPENDED;
  }

  /** As in the JSON: {@code appended}, {@code refused:SimpleNameOfException}, {@code null}. */
  String text() {
    return text;
  }
}
