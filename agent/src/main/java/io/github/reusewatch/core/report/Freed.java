package io.github.reusewatch.core.report;

import java.util.Locale;

/** Why the client gave a batch's buffer back to its pool. */
public enum Freed {
  EXPIRED("the batch expired: delivery.timeout.ms had passed since it was begun"),
  ABORTED("the client aborted the batch, as it does with all after a fatal error of one"),
  CLOSED("the producer was closed without waiting, which aborts all batches"),
  FAILED("the client took the batch for failed"),
  /** Twice for one batch, or while another batch was in the buffer. */
  TWICE("it was given back a second time");

  private final String why;

  Freed(String why) {
    this.why = why;
  }

  /** As in the JSON. */
  String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** As a sentence without capital and full stop. */
  String why() {
    return why;
  }
}
