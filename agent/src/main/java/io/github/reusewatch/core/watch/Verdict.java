package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.config.Choices.Report;
import io.github.reusewatch.core.report.CallSite;
import io.github.reusewatch.core.report.Finding;
import io.github.reusewatch.core.report.FindingQueue;
import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.RecordPart;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.SendStatistics;
import io.github.reusewatch.core.report.Timeline;
import io.github.reusewatch.core.report.Trace;
import io.github.reusewatch.core.report.Wire;
import io.github.reusewatch.core.report.WrittenBy;

/** Turns what was seen of a send into findings, one for each part of the record that changed. */
final class Verdict {
  private static final String PARTITION =
      "the key had changed before the partition was chosen: a partitioner that hashes keys saw the changed bytes";

  private static final String HELD =
      "the option stretch held this send before the client's own code ran";

  private final FindingQueue queue;
  private final SendStatistics statistics;
  private final RecentUses uses;
  private final Handovers handovers;
  private final Report report;

  Verdict(
      FindingQueue queue,
      SendStatistics statistics,
      RecentUses uses,
      Handovers handovers,
      Report report) {
    this.queue = queue;
    this.statistics = statistics;
    this.uses = uses;
    this.handovers = handovers;
    this.report = report;
  }

  /**
   * @param ackedNanos {@code null} if the process ended first
   */
  void give(WatchedSend send, String outcome, Place place, Long ackedNanos) {
    Ending ending = new Ending(send, outcome, place, ackedNanos);
    for (int i = 0; i < send.count(); i++) {
      if (send.change(i) != null) {
        Snapshot part = send.get(i);
        give(ending, part.role, part.header(), send.change(i), part.handed(), writtenBy(ending, i));
      }
    }
    giveForm(ending, Role.KEY, send.changeOfForm(Role.KEY));
    giveForm(ending, Role.VALUE, send.changeOfForm(Role.VALUE));
  }

  /** By the strongest evidence that there is. */
  private WrittenBy writtenBy(Ending ending, int i) {
    WatchedSend send = ending.send;
    Snapshot part = send.get(i);
    Change change = send.change(i);
    WrittenBy written = send.writtenBy(i);
    Timeline timeline = ending.timeline(part.handed());
    if (!written.isKnown() && change.kind() != Kind.RELEASED_BEFORE_ACK) {
      written = uses.userOf(part, change, timeline.first(), timeline.latest(change.kind()));
    }
    WrittenBy released = part.releasedBy();
    // A line that gave the array back says more than a thread that used it.
    return !written.hasStack()
            && released.isKnown()
            && released.nanos() - timeline.latest(change.kind()) < 0
        ? released
        : written;
  }

  private void giveForm(Ending ending, Role role, Change change) {
    if (change != null) {
      give(ending, role, null, change, null, WrittenBy.NOBODY_SEEN);
    }
  }

  private void give(
      Ending ending,
      Role role,
      String header,
      Change change,
      HandedArray handed,
      WrittenBy writtenBy) {
    WatchedSend send = ending.send;
    Wire wire = wire(ending, change);
    if (report == Report.WIRE && (wire == Wire.INTACT || wire == Wire.NONE)) {
      statistics.harmlessFindings.increment();
      return;
    }
    if (change.evidenceDropped) {
      statistics.evidenceDropped.increment();
    }
    send.topic().foundOne();
    if (handed != null) {
      handovers.foundOne();
    }
    Kind kind = change.kind();
    BuiltRecord built = send.built();
    queue.add(
        new Finding(
            kind,
            wire,
            ending.outcome,
            send.producer().id,
            new RecordPart(
                ending.place.topic == null ? send.topic().name : ending.place.topic,
                ending.place.partition,
                ending.place.offset,
                role,
                header,
                change.offset,
                change.length),
            ending.timeline(handed),
            change.bytes(wire),
            sendSite(send),
            built == null ? null : site(built.thread, built.trace, send.topic().builtTraces),
            handed == null ? null : handovers.site(handed),
            writtenBy,
            note(send, role, change, kind, wire)));
  }

  private static String note(WatchedSend send, Role role, Change change, Kind kind, Wire wire) {
    if (role == Role.KEY && isPartitionOfChangedKey(send, change, kind, wire)) {
      return PARTITION;
    }
    return kind == Kind.CHANGED_DURING_SEND && send.wasHeld() ? HELD : null;
  }

  private static boolean isPartitionOfChangedKey(
      WatchedSend send, Change change, Kind kind, Wire wire) {
    return change.form != null
        ? send.isPartitionOfChangedKey()
        : wire == Wire.CHANGED && (kind == Kind.CHANGED_BEFORE_SEND || kind == Kind.RESENT_CHANGED);
  }

  private static Wire wire(Ending ending, Change change) {
    WatchedSend send = ending.send;
    if (send.producer().keepsReferences) {
      return !send.isHandedOver() && ending.outcome.startsWith("failed:")
          ? Wire.NONE
          : Wire.REFERENCE;
    }
    if (send.isHandedOver()) {
      return change.wireOfCopied();
    }
    if (!send.producer().client.seen().copy()) {
      return Wire.UNKNOWN;
    }
    // Not copied: the send failed before, or the process ends while it is blocked.
    return Wire.NONE;
  }

  private static CallSite sendSite(WatchedSend send) {
    Trace trace = send.trace() != null ? send.trace() : send.traces().last();
    return new CallSite(
        send.thread(),
        send.trace() != null,
        trace,
        send.producer().keepsReferences ? send.producer().id.className() : null);
  }

  private static CallSite site(String thread, Trace trace, TraceSampler sampler) {
    return trace != null
        ? new CallSite(thread, true, trace)
        : new CallSite(thread, false, sampler.last());
  }

  /** What is the same for all findings of a send. */
  private static final class Ending {
    final WatchedSend send;
    final String outcome;
    final Place place;
    private final Long ackedNanos;

    Ending(WatchedSend send, String outcome, Place place, Long ackedNanos) {
      this.send = send;
      this.outcome = outcome;
      this.place = place;
      this.ackedNanos = ackedNanos;
    }

    Timeline timeline(HandedArray handed) {
      return new Timeline(
          handed == null ? null : handed.nanos,
          send.built() == null ? null : send.built().nanos,
          send.sentNanos(),
          send.copiedNanos(),
          ackedNanos);
    }
  }
}
