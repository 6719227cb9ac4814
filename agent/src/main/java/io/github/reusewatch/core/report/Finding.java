package io.github.reusewatch.core.report;

/** A changed part of a record, with all that was seen of its send. Immutable. */
public final class Finding {
  final Kind kind;
  final Wire wire;
  final String outcome;
  final ProducerId producer;
  final RecordPart part;
  final Timeline timeline;
  final ByteChange change;
  final CallSite sendSite;
  final CallSite builtSite;
  final String note;

  /**
   * @param outcome {@code acked}, {@code failed:SimpleNameOfException} or {@code unfinished}
   * @param builtSite {@code null} if the construction was not seen
   * @param note what else follows from the change, as a sentence without capital and full stop;
   *     {@code null} for nothing
   */
  public Finding(
      Kind kind,
      Wire wire,
      String outcome,
      ProducerId producer,
      RecordPart part,
      Timeline timeline,
      ByteChange change,
      CallSite sendSite,
      CallSite builtSite,
      String note) {
    this.kind = kind;
    this.wire = wire;
    this.outcome = outcome;
    this.producer = producer;
    this.part = part;
    this.timeline = timeline;
    this.change = change;
    this.sendSite = sendSite;
    this.builtSite = builtSite;
    this.note = note;
  }

  Severity severity() {
    return kind.severity(wire);
  }

  /** Equal for all findings with the same cause, on every run and host. */
  String fingerprint() {
    // The last is the top frame of the writer, which this version does not know.
    return Fingerprint.of(kind.name(), part.topic, part.role.text(), sendSite.place(), null);
  }
}
