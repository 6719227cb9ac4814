package io.github.reusewatch.core.report;

/** When the bytes changed. The moments of a send: built, sent, copied, acked. */
public enum Kind {
  /** Between the construction of the record and the entry of {@code send}. */
  CHANGED_BEFORE_SEND("before send was called"),
  /**
   * Between the entry of {@code send} and the copy into the client's batch (or the failure, if
   * there was no copy).
   */
  CHANGED_DURING_SEND("while send was running"),
  /** Between the copy into the client's batch and the acknowledgement. */
  CHANGED_BEFORE_ACK("after the client had copied it and before it was acknowledged"),
  /**
   * Before a send of a record of which an earlier send had failed: other bytes than those of the
   * first send.
   */
  RESENT_CHANGED("between a send that failed and the send that repeats it"),
  /**
   * Between the serializer's return and the copy into the client's batch: the serializer returned
   * the same array for another part of the send, or for another thread's.
   */
  SHARED_SERIALIZER_BUFFER(
      "before the client had copied it: its serializer had returned the same array once more"),
  /**
   * Not yet: the application gave the array back, to a method that the option {@code release}
   * names, before the acknowledgement.
   */
  RELEASED_BEFORE_ACK("not yet"),
  /**
   * Not yet: the client gave a batch's buffer back to its pool, and the batch's request is not
   * written yet. See KAFKA-19012, CVE-2026-35554.
   */
  CLIENT_BUFFER_FREED_IN_FLIGHT("not yet"),
  /** Between the close of a batch and the end of its request's transmission. */
  CLIENT_BUFFER_CHANGED_IN_FLIGHT("after it was closed and before it was sent");

  private final String when;

  Kind(String when) {
    this.when = when;
  }

  /** As the end of a sentence that begins with what changed. */
  String when(Wire wire) {
    if (this == CHANGED_BEFORE_ACK && wire == Wire.REFERENCE) {
      return "after the producer had taken it and before it was acknowledged";
    }
    // Where the copy is not seen, nobody knows on which side of it the change was.
    return this == CHANGED_BEFORE_ACK && wire == Wire.UNKNOWN
        ? "after send was called and before it was acknowledged"
        : when;
  }

  /** How bad a finding of this kind is, given what the broker got. */
  public Severity severity(Wire wire) {
    if (this == RELEASED_BEFORE_ACK) {
      return Severity.WARNING; // nothing has changed
    }
    boolean harmless = wire == Wire.NONE || wire == Wire.INTACT || wire == Wire.PROTECTED;
    return harmless ? Severity.WARNING : Severity.ERROR;
  }
}
