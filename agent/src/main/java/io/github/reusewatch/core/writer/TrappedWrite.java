package io.github.reusewatch.core.writer;

import io.github.reusewatch.core.report.Trace;

/** A write by the calling thread, now. */
final class TrappedWrite {
  final String thread = Thread.currentThread().getName();
  final long nanos = System.nanoTime();
  final Trace trace;

  TrappedWrite(Trace trace) {
    this.trace = trace;
  }
}
