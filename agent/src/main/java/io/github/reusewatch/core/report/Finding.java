package io.github.reusewatch.core.report;

/**
 * A changed part of a record, with all that was seen of its send; or what happened to a batch.
 * Immutable.
 */
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

  /** Of a batch: how it lost its buffer, {@code null} if that was not seen. */
  final FreedBatch freed;

  /** Of a batch: who got the buffer, {@code null} if nobody did, or it was not seen. */
  final BatchTaker taker;

  final Answer answer;

  /**
   * Of a record.
   *
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
    this(
        kind,
        wire,
        outcome,
        producer,
        part,
        timeline,
        change,
        sendSite,
        builtSite,
        note,
        null,
        null,
        Answer.NONE);
  }

  private Finding(
      Kind kind,
      Wire wire,
      String outcome,
      ProducerId producer,
      RecordPart part,
      Timeline timeline,
      ByteChange change,
      CallSite sendSite,
      CallSite builtSite,
      String note,
      FreedBatch freed,
      BatchTaker taker,
      Answer answer) {
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
    this.freed = freed;
    this.taker = taker;
    this.answer = answer;
  }

  /**
   * Of a batch.
   *
   * @param outcome what the application was told of it; {@code null} if nothing yet
   * @param change {@code null} if its bytes have not changed
   * @param freed how it lost its buffer; {@code null} if that was not seen
   * @param taker who got the buffer; {@code null} if nobody did yet, or it was not seen
   * @param answer of the broker to it
   */
  public static Finding ofBatch(
      Kind kind,
      Wire wire,
      String outcome,
      ProducerId producer,
      RecordPart part,
      ByteChange change,
      FreedBatch freed,
      BatchTaker taker,
      Answer answer) {
    return new Finding(
        kind, wire, outcome, producer, part, null, change, null, null, null, freed, taker, answer);
  }

  boolean isOfBatch() {
    return part.role == Role.BATCH;
  }

  /** The topmost frame of the application that sent it; {@code null} if it is not known. */
  String place() {
    return sendSite == null ? null : sendSite.place();
  }

  /** How bad it is. */
  public Severity severity() {
    return wire == Wire.AT_RISK && freed != null && freed.isByClosing()
        ? Severity.WARNING
        : kind.severity(wire);
  }

  /** Equal for all findings with the same cause, on every run and host. */
  String fingerprint() {
    // The last is the top frame of the writer, which this version does not know.
    return Fingerprint.of(kind.name(), part.topic, part.role.text(), place(), null);
  }
}
