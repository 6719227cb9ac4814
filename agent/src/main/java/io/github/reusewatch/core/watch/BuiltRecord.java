package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.Trace;
import java.util.ArrayList;
import java.util.List;

/** What is kept with a {@code ProducerRecord} from its construction on. */
final class BuiltRecord {
  /** Kept with a record that the option {@code sample} leaves out. */
  static final BuiltRecord NOT_SAMPLED = new BuiltRecord(null, SnapshotList.NONE, 0, 0, null, null);

  private static final int UNCOUNTED = -1;

  final Topic topic;
  final long nanos;
  final String thread;
  final Trace trace;
  private Snapshots snapshots;

  /** {@code null} for most. */
  private volatile History history;

  private boolean sent;

  /** {@link #UNCOUNTED} once a send failed. */
  private int headers;

  /** Whether it is told of every header that is added. */
  private boolean hearsOfHeaders;

  /**
   * Set when a send of the record succeeded: the application has its buffers back, and may fill
   * them and send the record anew. Not volatile, which would cost a fence for each send: who sends
   * it anew was told of the acknowledgement.
   */
  private boolean givenBack;

  /**
   * A record that was constructed just now.
   *
   * @param headers how many headers the record had
   * @param trace {@code null} if none was taken
   */
  BuiltRecord(
      Topic topic, Snapshots snapshots, int headers, long nanos, String thread, Trace trace) {
    this.topic = topic;
    this.snapshots = snapshots;
    this.headers = headers;
    this.nanos = nanos;
    this.thread = thread;
    this.trace = trace;
  }

  Snapshots snapshots() {
    return snapshots;
  }

  /** How many headers were seen coming into the record. */
  int headers() {
    return headers;
  }

  /** The record's headers tell of each that is added to them. */
  void hearsOfHeaders() {
    hearsOfHeaders = true;
  }

  /** Whether its snapshots are those of the record to send, without a look at it. */
  boolean isAsBuilt() {
    if (headers != 0 || !hearsOfHeaders) {
      return false;
    }
    for (int i = 0; i < snapshots.count(); i++) {
      if (!snapshots.get(i).isOnHeap()) {
        return false;
      }
    }
    return true;
  }

  /**
   * On the thread that prepares the record; {@code snapshot} is {@code null} for a header without
   * bytes to watch.
   */
  void headerAdded(Snapshot snapshot) {
    if (headers != UNCOUNTED) {
      headers++;
    }
    if (snapshot != null) {
      List<Snapshot> more = new ArrayList<>(List.of(snapshots.toArray()));
      more.add(snapshot);
      snapshots = Snapshots.of(more.toArray(new Snapshot[0]));
    }
  }

  /**
   * A send of the record failed: it may be sent again, and then with the same bytes. Headers that
   * were as they should be are the application's again, which counts its attempts in them.
   */
  void failed(WatchedSend send) {
    if (history != null && history.original != null) {
      history.original.failed(send);
    }
    List<Snapshot> kept = new ArrayList<>();
    for (int i = 0; i < send.count(); i++) {
      if (send.get(i).role != Role.HEADER || send.change(i) != null) {
        kept.add(send.get(i));
      }
    }
    snapshots = Snapshots.of(kept.toArray(new Snapshot[0]));
    headers = UNCOUNTED;
    if (!hasFailed()) {
      builtUpon(send); // what counts are the bytes of the first send
    }
  }

  /** The record was built in the callback of a send that failed, over bytes that had changed. */
  void builtUpon(WatchedSend send) {
    history = new History(history == null ? null : history.original, new FailedSend(send));
  }

  /**
   * Whether bytes that are not as they were built are not those of the failed send either.
   *
   * @param change found at the entry of {@code send}
   */
  boolean isResent(Snapshot snapshot, Change change) {
    History known = history;
    return known != null && known.failed != null && known.failed.wasOtherwise(snapshot, change);
  }

  /** Whether an earlier send of it failed, so that the application had its bytes back meanwhile. */
  boolean hasFailed() {
    History known = history;
    return known != null && known.failed != null;
  }

  boolean isGivenBack() {
    return givenBack;
  }

  void giveBack() {
    givenBack = true;
    if (history != null && history.original != null) {
      history.original.giveBack();
    }
  }

  void sent() {
    sent = true;
  }

  /** Whether {@code send} was called with this record, and it was not given back since. */
  boolean isStillSent() {
    return sent && !givenBack;
  }

  /**
   * Another record, put in the place of this one inside {@code send}: it was built when this one
   * was.
   *
   * @param taken of the other record, just now
   * @param headersOfOther how many it has
   */
  BuiltRecord replacement(Topic topicOfOther, Snapshots taken, int headersOfOther) {
    Snapshot[] merged = taken.toArray();
    for (int i = 0; i < merged.length; i++) {
      for (int j = 0; j < snapshots.count(); j++) {
        Snapshot own = snapshots.get(j);
        if (merged[i].role == own.role && merged[i].isSameRegion(own)) {
          merged[i] = own;
          break;
        }
      }
    }
    BuiltRecord other =
        new BuiltRecord(topicOfOther, Snapshots.of(merged), headersOfOther, nanos, thread, trace);
    other.history = new History(this, history == null ? null : history.failed);
    return other;
  }

  /** What most records have none of. */
  private static final class History {
    /** The application's record, if this one was put in its place; else {@code null}. */
    final BuiltRecord original;

    /** The first send that failed, or the one whose failure it was built upon. */
    final FailedSend failed;

    History(BuiltRecord original, FailedSend failed) {
      this.original = original;
      this.failed = failed;
    }
  }
}
