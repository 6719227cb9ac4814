package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.config.Choices.Report;
import io.github.reusewatch.core.report.CallSite;
import io.github.reusewatch.core.report.Finding;
import io.github.reusewatch.core.report.FindingQueue;
import io.github.reusewatch.core.report.RecordPart;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.SendStatistics;
import io.github.reusewatch.core.report.Timeline;
import io.github.reusewatch.core.report.Trace;
import io.github.reusewatch.core.report.Wire;

/** Turns what was seen of a send into findings, one for each part of the record that changed. */
final class Verdict {
  private final FindingQueue queue;
  private final SendStatistics statistics;
  private final Report report;

  Verdict(FindingQueue queue, SendStatistics statistics, Report report) {
    this.queue = queue;
    this.statistics = statistics;
    this.report = report;
  }

  /**
   * @param partition of the acknowledgement, or {@code null}
   * @param offset of the acknowledgement, or {@code null}
   * @param ackedNanos {@code null} if the process ended first
   */
  void give(WatchedSend send, String outcome, Integer partition, Long offset, Long ackedNanos) {
    for (int i = 0; i < send.snapshots.length; i++) {
      Change change = send.change(i);
      if (change == null || !isFirstOfItsPart(send, i)) {
        continue;
      }
      Wire wire = wire(send, change);
      if (report == Report.WIRE && (wire == Wire.INTACT || wire == Wire.NONE)) {
        statistics.harmlessFindings.increment();
        continue;
      }
      if (change.evidenceDropped) {
        statistics.evidenceDropped.increment();
      }
      send.topic.foundOne();
      Snapshot snapshot = send.snapshots[i];
      BuiltRecord built = send.built;
      RecordPart part =
          new RecordPart(
              send.topic.name,
              partition,
              offset,
              snapshot.role,
              snapshot.header,
              snapshot.offset,
              snapshot.length);
      Timeline timeline =
          new Timeline(
              built == null ? null : built.nanos, send.sentNanos, send.copiedNanos(), ackedNanos);
      queue.add(
          new Finding(
              change.kind,
              wire,
              outcome,
              send.producer.id,
              part,
              timeline,
              change.bytes(wire),
              site(send.thread, send.trace, send.producer.traces(send.topic)),
              built == null ? null : site(built.thread, built.trace, send.topic.builtTraces)));
    }
  }

  private static Wire wire(WatchedSend send, Change change) {
    if (send.isCopied()) {
      return change.wireOfCopied();
    }
    if (!send.producer.client.copySeen()) {
      return Wire.UNKNOWN;
    }
    // Not copied: the send failed before, or the process ends while it is blocked.
    return Wire.NONE;
  }

  /** A ByteBuffer is watched in two parts, which make one finding. */
  private static boolean isFirstOfItsPart(WatchedSend send, int i) {
    Role role = send.snapshots[i].role;
    if (role == Role.HEADER || i == 0 || send.snapshots[i - 1].role != role) {
      return true;
    }
    return send.change(i - 1) == null;
  }

  private static CallSite site(String thread, Trace trace, TraceSampler sampler) {
    return trace != null
        ? new CallSite(thread, true, trace)
        : new CallSite(thread, false, sampler.last());
  }
}
