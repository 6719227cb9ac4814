package io.github.reusewatch.core.report;

import java.util.Locale;

/** What the broker got. */
public enum Wire {
  /**
   * Other bytes than those of the record as it was built (or sent, where its construction was not
   * seen).
   */
  CHANGED,
  /** The right bytes. */
  INTACT,
  /** Nothing: the send failed before the client copied the record. */
  NONE,
  /**
   * The array itself: there is no broker, or none that is seen. The producer keeps the record, and
   * who reads it there gets whatever the array holds by then.
   */
  REFERENCE,
  /** Nothing wrong yet; whatever the client does next with the buffer may be sent. */
  AT_RISK,
  /** The right bytes: the agent kept the buffer from being used again. */
  PROTECTED,
  /** Not to be known from what was seen. */
  UNKNOWN;

  /** As in the JSON. */
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
