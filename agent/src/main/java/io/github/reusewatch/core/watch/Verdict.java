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
  private final Report report;

  Verdict(FindingQueue queue, SendStatistics statistics, RecentUses uses, Report report) {
    this.queue = queue;
    this.statistics = statistics;
    this.uses = uses;
    this.report = report;
  }

  /**
   * @param ackedNanos {@code null} if the process ended first
   */
  void give(WatchedSend send, String outcome, Place place, Long ackedNanos) {
    BuiltRecord built = send.built;
    Timeline timeline =
        new Timeline(
            built == null ? null : built.nanos, send.sentNanos, send.copiedNanos(), ackedNanos);
    Ending ending = new Ending(send, outcome, place, timeline);
    for (int i = 0; i < send.parts.count(); i++) {
      if (send.parts.change(i) != null) {
        Snapshot part = send.parts.get(i);
        give(ending, part.role, part.header, send.parts.change(i), writtenBy(ending, i));
      }
    }
    give(ending, Role.KEY, null, send.changeOfForm(Role.KEY), WrittenBy.NOBODY_SEEN);
    give(ending, Role.VALUE, null, send.changeOfForm(Role.VALUE), WrittenBy.NOBODY_SEEN);
  }

  private WrittenBy writtenBy(Ending ending, int i) {
    WatchedSend send = ending.send;
    WrittenBy trapped = send.parts.writtenBy(i);
    return trapped.isKnown()
        ? trapped
        : uses.userOf(
            send.parts.get(i),
            send.parts.change(i),
            send.built == null ? send.sentNanos : send.built.nanos,
            ending.timeline.latest(send.parts.change(i).kind()));
  }

  private void give(Ending ending, Role role, String header, Change change, WrittenBy writtenBy) {
    if (change == null) {
      return;
    }
    WatchedSend send = ending.send;
    Wire wire = wire(ending, change);
    if (report == Report.WIRE && (wire == Wire.INTACT || wire == Wire.NONE)) {
      statistics.harmlessFindings.increment();
      return;
    }
    if (change.evidenceDropped) {
      statistics.evidenceDropped.increment();
    }
    send.topic.foundOne();
    Kind kind = change.kind();
    BuiltRecord built = send.built;
    queue.add(
        new Finding(
            kind,
            wire,
            ending.outcome,
            send.producer.id,
            new RecordPart(
                ending.place.topic == null ? send.topic.name : ending.place.topic,
                ending.place.partition,
                ending.place.offset,
                role,
                header,
                change.offset,
                change.length),
            ending.timeline,
            change.bytes(wire),
            sendSite(send),
            built == null ? null : site(built.thread, built.trace, send.topic.builtTraces),
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
    if (send.producer.keepsReferences) {
      return !send.isHandedOver() && ending.outcome.startsWith("failed:")
          ? Wire.NONE
          : Wire.REFERENCE;
    }
    if (send.isHandedOver()) {
      return change.wireOfCopied();
    }
    if (!send.producer.client.copySeen()) {
      return Wire.UNKNOWN;
    }
    // Not copied: the send failed before, or the process ends while it is blocked.
    return Wire.NONE;
  }

  private static CallSite sendSite(WatchedSend send) {
    Trace trace = send.trace != null ? send.trace : send.producer.traces(send.topic).last();
    return new CallSite(
        send.thread,
        send.trace != null,
        trace,
        send.producer.keepsReferences ? send.producer.id.className() : null);
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
    final Timeline timeline;

    Ending(WatchedSend send, String outcome, Place place, Timeline timeline) {
      this.send = send;
      this.outcome = outcome;
      this.place = place;
      this.timeline = timeline;
    }
  }
}
