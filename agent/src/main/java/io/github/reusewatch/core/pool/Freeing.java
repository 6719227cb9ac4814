package io.github.reusewatch.core.pool;

import io.github.reusewatch.core.report.Freed;
import io.github.reusewatch.core.report.FreedBatch;
import io.github.reusewatch.core.report.PoolStatistics;
import io.github.reusewatch.core.report.Trace;
import java.nio.ByteBuffer;

/** A buffer is given back to its pool: is it time for that, and what does the pool get? */
final class Freeing {
  /**
   * What the pool gets in place of a buffer that is still needed. Its capacity is not that of a
   * pooled buffer, so the pool counts the size as free memory and keeps nothing ({@code
   * BufferPool.deallocate}, in all versions): the next batch gets a new buffer.
   */
  private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

  /** Of {@code RecordAccumulator}, called by {@code Sender} on a forced close. */
  private static final String FORCED_CLOSE = "abortIncompleteBatches";

  private final boolean protect;
  private final LastLeases lastLeases;
  private final Lost lost;
  private final PoolFindings findings;
  private final PoolStatistics statistics;

  Freeing(
      boolean protect,
      LastLeases lastLeases,
      Lost lost,
      PoolFindings findings,
      PoolStatistics statistics) {
    this.protect = protect;
    this.lastLeases = lastLeases;
    this.lost = lost;
    this.findings = findings;
    this.statistics = statistics;
  }

  /**
   * A buffer of the pool's size is given back.
   *
   * @return what the pool gets; {@code null} for nothing at all
   */
  ByteBuffer of(ByteBuffer buffer) {
    byte[] array = BackingArray.of(buffer);
    Lease last = lastLeases.isEmpty() ? null : lastLeases.in(array);
    IoThread thread = IoThread.current();
    Lease lease = last != null ? last : thread == null ? null : thread.neededIn(array);
    if (lease == null) {
      return buffer; // sent, or never used
    }
    if (lease.isWithheld() || lease.isFreed()) {
      // The pool has counted it as free already: once more would make memory out of nothing.
      report(lease, Freed.TWICE, protect);
      return protect ? null : buffer;
    }
    if (lease.isNeeded()) {
      report(lease, reason(lease), protect);
      if (protect) {
        lease.withheld();
        return NOTHING;
      }
      lease.lostTo(lease.seal().contentsOf(array), lost);
    }
    lease.freed();
    return buffer;
  }

  /** The array of this batch is others', too, and here the batch is, about to be sent. */
  void ofLive(Lease lease) {
    report(lease, Freed.TWICE, false);
  }

  private void report(Lease lease, Freed why, boolean prevented) {
    statistics.freedInFlight.increment();
    if (prevented) {
      statistics.withheld.increment();
    }
    FreedBatch how =
        new FreedBatch(why, Thread.currentThread().getName(), lease.unsent(), Trace.withClient());
    lease.freedInFlight(how);
    findings.freed(lease, how, prevented);
  }

  private static Freed reason(Lease lease) {
    RuntimeException failure = lease.failure();
    if (failure == null) {
      return null; // an answer came before all was written
    }
    if (lease.isAborted()) {
      return isForcedClose() ? Freed.CLOSED : Freed.ABORTED;
    }
    // Of the client's own package, which may be relocated; no broker's answer has come yet.
    return failure.getClass().getName().endsWith("org.apache.kafka.common.errors.TimeoutException")
        ? Freed.EXPIRED
        : Freed.FAILED;
  }

  private static boolean isForcedClose() {
    return StackWalker.getInstance()
        .walk(frames -> frames.anyMatch(frame -> frame.getMethodName().equals(FORCED_CLOSE)));
  }
}
