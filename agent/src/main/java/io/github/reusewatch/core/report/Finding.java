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

  /**
   * @param outcome {@code acked}, {@code failed:SimpleNameOfException} or {@code unfinished}
   * @param builtSite {@code null} if the construction was not seen
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
      CallSite builtSite) {
    this.kind = kind;
    this.wire = wire;
    this.outcome = outcome;
    this.producer = producer;
    this.part = part;
    this.timeline = timeline;
    this.change = change;
    this.sendSite = sendSite;
    this.builtSite = builtSite;
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
