package io.github.reusewatch.core.report;

/** What a finding means for the person who reads it, and what to do next. */
final class Explanation {
  private Explanation() {}

  /** What the broker got, as a sentence. */
  static String consequence(Finding finding) {
    if (finding.kind == Kind.RELEASED_BEFORE_ACK) {
      return "Whoever gets this array next writes into it; had that been a little earlier, this record would have changed on its way.";
    }
    boolean acked = finding.outcome.equals("acked");
    switch (finding.wire) {
      case CHANGED:
        return acked
            ? "The broker got the changed bytes: this record is corrupted in the topic."
            : "The batch holds the changed bytes; " + notAcked(finding);
      case INTACT:
        return (acked
                ? "The broker got the right bytes. "
                : "The batch holds the right bytes; " + notAcked(finding) + " ")
            + "A callback, retry or dead letter that re-reads the array gets the changed ones.";
      case NONE:
        return "Nothing was written to the broker. A retry of this record would send the changed bytes.";
      case REFERENCE:
        return "This producer keeps the record itself: whoever reads it there gets the changed bytes.";
      default:
        return "Whether the broker got the changed bytes cannot be known from what was seen.";
    }
  }

  private static String notAcked(Finding finding) {
    return (finding.outcome.equals("unfinished")
            ? "the process ended before the send was acknowledged"
            : "the send failed")
        + ", so the broker may or may not have them.";
  }

  /** What to do next. */
  static String next(Finding finding) {
    switch (finding.kind) {
      case RELEASED_BEFORE_ACK:
        return "Give the buffer back in the send's callback, and nowhere else: not when send returns, not after a timeout.";
      case CHANGED_BEFORE_SEND:
        return "Find who gets this array back, or refills it, between "
            + (finding.timeline.handed == null ? "the record's construction" : "the hand-over")
            + " and its send: give a buffer back only in the send's callback, never after a timeout.";
      case CHANGED_DURING_SEND:
        return "send can block (max.block.ms: metadata, buffer.memory) while the record is not copied yet: leave the array alone until send has returned, best until the callback.";
      case RESENT_CHANGED:
        return "Keep the array until the last attempt is over, or keep the record's bytes for the retry: what failed once is sent again from the array as it is by then.";
      case SHARED_SERIALIZER_BUFFER:
        return "Let the serializer return a new array for each call: one instance serves all threads of a producer, and key and value if it is given for both.";
      default:
        return "Give the buffer back in the callback, not when send returns."
            + (finding.wire == Wire.INTACT
                ? " report=wire leaves out findings whose wire is intact."
                : "");
    }
  }
}
