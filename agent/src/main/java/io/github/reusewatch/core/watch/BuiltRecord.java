package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Trace;

/** What is kept with a {@code ProducerRecord} from its construction on. */
final class BuiltRecord {
  /** Kept with a record that the option {@code sample} leaves out. */
  static final BuiltRecord NOT_SAMPLED = new BuiltRecord(null, new Snapshot[0], 0, 0, null, null);

  final Topic topic;
  final Snapshot[] snapshots;
  final int headers;
  final long nanos;
  final String thread;
  final Trace trace;

  /**
   * Set when a send of the record succeeded: the application has its buffers back, and may fill
   * them and send the record anew.
   */
  private volatile boolean givenBack;

  /**
   * @param headers how many headers the record had
   * @param trace {@code null} if none was taken
   */
  BuiltRecord(
      Topic topic, Snapshot[] snapshots, int headers, long nanos, String thread, Trace trace) {
    this.topic = topic;
    this.snapshots = snapshots;
    this.headers = headers;
    this.nanos = nanos;
    this.thread = thread;
    this.trace = trace;
  }

  boolean isGivenBack() {
    return givenBack;
  }

  void giveBack() {
    givenBack = true;
  }
}
