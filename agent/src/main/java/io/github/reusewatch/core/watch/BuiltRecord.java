package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.kafka.RecordReader;
import io.github.reusewatch.core.report.Trace;
import java.util.Arrays;

/** What is kept with a {@code ProducerRecord} from its construction on. */
final class BuiltRecord {
  /** Kept with a record that the option {@code sample} leaves out. */
  static final BuiltRecord NOT_SAMPLED =
      new BuiltRecord(null, null, SnapshotTaker.NONE, 0, 0, null, null);

  final Topic topic;
  final RecordReader reader;
  final long nanos;
  final String thread;
  final Trace trace;
  private Snapshot[] snapshots;
  private int headers;

  /**
   * Set when a send of the record succeeded: the application has its buffers back, and may fill
   * them and send the record anew.
   */
  private volatile boolean givenBack;

  /**
   * A record that was constructed just now.
   *
   * @param headers how many headers the record had
   * @param trace {@code null} if none was taken
   */
  BuiltRecord(
      Topic topic,
      RecordReader reader,
      Snapshot[] snapshots,
      int headers,
      long nanos,
      String thread,
      Trace trace) {
    this.topic = topic;
    this.reader = reader;
    this.snapshots = snapshots;
    this.headers = headers;
    this.nanos = nanos;
    this.thread = thread;
    this.trace = trace;
  }

  Snapshot[] snapshots() {
    return snapshots;
  }

  /** How many headers were seen coming into the record. */
  int headers() {
    return headers;
  }

  /**
   * On the thread that prepares the record; {@code snapshot} is {@code null} for a header without
   * bytes to watch.
   */
  void headerAdded(Snapshot snapshot) {
    headers++;
    if (snapshot != null) {
      Snapshot[] more = Arrays.copyOf(snapshots, snapshots.length + 1);
      more[snapshots.length] = snapshot;
      snapshots = more;
    }
  }

  boolean isGivenBack() {
    return givenBack;
  }

  void giveBack() {
    givenBack = true;
  }
}
