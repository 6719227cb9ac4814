package io.github.reusewatch.core.report;

/** What is particular to a finding about one of the client's own batches, for people. */
final class BatchText {
  private final Finding finding;

  BatchText(Finding finding) {
    this.finding = finding;
  }

  /** What happened, as a sentence. */
  String what() {
    String batch = "The client's own batch for " + topicPartition();
    if (finding.kind == Kind.CLIENT_BUFFER_CHANGED_IN_FLIGHT) {
      return batch + " changed " + finding.kind.when(finding.wire) + ".";
    }
    if (finding.freed.freed != Freed.TWICE) {
      return batch
          + " had its buffer given back to the client's pool, and "
          + finding.freed.unsent
          + " of its bytes are not written to the network yet.";
    }
    return finding.taker == null
        ? batch + " had its buffer given back to the client's pool twice."
        : batch
            + " shares its buffer with one for "
            + finding.taker.topicPartition()
            + ", and both are to be sent.";
  }

  /** What that means, as a sentence. */
  String consequence() {
    switch (finding.wire) {
      case PROTECTED:
        return finding.freed.freed == Freed.TWICE
            ? "The agent let the pool have it once: no two batches get it."
            : "The agent kept the buffer from the pool: the batch goes out as it was closed.";
      case AT_RISK:
        return risk();
      case CHANGED:
        return "The network got other bytes than the batch's records"
            + (finding.taker == null
                ? "."
                : ": those of "
                    + finding.taker.topicPartition()
                    + ", which had got its buffer, wholly or in part.")
            + answer();
      default:
        return "They changed while the network took them: whether it got the old ones or the new cannot be known from what was seen.";
    }
  }

  private String answer() {
    if (finding.answer.isAppended()) {
      return " The broker took them.";
    }
    String refused = finding.answer.text();
    return refused == null
        ? " Whether the broker took them is not known: it refuses a batch that is torn."
        : " The broker did not take them: " + refused + ".";
  }

  private String risk() {
    switch (finding.freed.freed == null ? Freed.FAILED : finding.freed.freed) {
      case CLOSED:
        return "A closed pool hands out no buffer, so nothing follows from it here; where a batch expires, this client does the same, and then another batch's records are sent in place of its own.";
      case TWICE:
        return "Two batches get the same buffer, and each writes into what the other is to send.";
      default:
        return "The next batch that gets the buffer writes into what is still to be sent: its records may go to "
            + topicPartition()
            + ", or the broker refuses what is torn.";
    }
  }

  String freed() {
    FreedBatch freed = finding.freed;
    if (freed == null) {
      return "not seen";
    }
    return freed.freed == null ? "for a reason that was not seen" : freed.freed.why();
  }

  String taken() {
    BatchTaker taker = finding.taker;
    return taker == null
        ? "nobody yet, as far as was seen"
        : "a batch for "
            + taker.topicPartition()
            + ", begun by thread "
            + Printable.of(taker.thread);
  }

  String next() {
    return finding.freed != null && finding.freed.freed == Freed.TWICE
        ? Remedy.OF_TWICE
        : Remedy.of(finding.producer.kafkaVersion, finding.wire == Wire.PROTECTED);
  }

  /** For the line to grep for, behind kind and position. */
  String summary() {
    return "batch"
        + (finding.freed == null || finding.freed.freed == null
            ? ""
            : " freed: " + finding.freed.freed.text())
        + (finding.taker == null ? "" : ", taken by " + finding.taker.topicPartition());
  }

  /** Of one that the broker took: where it is, and whose records it has. */
  String appended() {
    return finding.part.position()
        + (finding.taker == null ? "" : ", records of " + finding.taker.topicPartition());
  }

  private String topicPartition() {
    return Printable.of(finding.part.topic) + "-" + finding.part.partition;
  }
}
