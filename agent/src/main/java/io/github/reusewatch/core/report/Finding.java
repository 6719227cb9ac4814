package io.github.reusewatch.core.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

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

  /** {@code null} if it was not seen that the bytes were handed over before. */
  final CallSite handedSite;

  final WrittenBy writtenBy;
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
   * @param handedSite who handed the bytes over before; {@code null} if that was not seen
   * @param writtenBy who changed the bytes, as far as that is known
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
      CallSite handedSite,
      WrittenBy writtenBy,
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
        handedSite,
        writtenBy,
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
      CallSite handedSite,
      WrittenBy writtenBy,
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
    this.handedSite = handedSite;
    this.writtenBy = writtenBy;
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
        kind,
        wire,
        outcome,
        producer,
        part,
        null,
        change,
        null,
        null,
        null,
        WrittenBy.NOBODY_SEEN,
        null,
        freed,
        taker,
        answer);
  }

  /** Whether it is the client's doing, not the application's. */
  public boolean isOfBatch() {
    return part.role == Role.BATCH;
  }

  /** The topmost frame of the application that sent it; {@code null} if it is not known. */
  String place() {
    return sendSite == null ? null : sendSite.place();
  }

  /** The topic of the record or batch. */
  public String topic() {
    return part.topic;
  }

  /**
   * Beginnings of the names of the application's classes that handed over, built and sent the
   * record; none if no stack is known, or of a batch.
   */
  public Set<String> applicationPackages() {
    List<StackTraceElement[]> stacks = new ArrayList<>();
    for (CallSite site : Arrays.asList(handedSite, builtSite, sendSite)) {
      StackTraceElement[] frames = site == null ? null : site.frames();
      if (frames != null) {
        stacks.add(frames);
      }
    }
    return ApplicationPackages.of(stacks);
  }

  /**
   * The topmost frame of the application in the writer's stack: a library may have written for it.
   * {@code null} if none is known.
   */
  String writerPlace() {
    StackTraceElement[] frames = writtenBy.frames();
    if (frames == null || writtenBy.evidence != WrittenBy.Evidence.TRAP) {
      return writtenBy.place();
    }
    Set<String> own = applicationPackages();
    return Arrays.stream(frames)
        .filter(frame -> own.stream().anyMatch(frame.getClassName()::startsWith))
        .findFirst()
        .map(Frames::text)
        .orElseGet(writtenBy::place);
  }

  /** How bad it is. */
  public Severity severity() {
    return wire == Wire.AT_RISK && freed != null && freed.isByClosing()
        ? Severity.WARNING
        : kind.severity(wire);
  }

  /** Equal for all findings with the same cause, on every run and host. */
  String fingerprint() {
    return Fingerprint.of(kind.name(), part.topic, part.role.text(), place(), writerPlace());
  }
}
