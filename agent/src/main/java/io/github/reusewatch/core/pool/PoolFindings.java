package io.github.reusewatch.core.pool;

import io.github.reusewatch.core.config.Choices.Report;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.config.TopicFilter;
import io.github.reusewatch.core.report.Answer;
import io.github.reusewatch.core.report.BatchTaker;
import io.github.reusewatch.core.report.ByteChange;
import io.github.reusewatch.core.report.Finding;
import io.github.reusewatch.core.report.FindingQueue;
import io.github.reusewatch.core.report.FreedBatch;
import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.ProducerId;
import io.github.reusewatch.core.report.RecordPart;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.SendStatistics;
import io.github.reusewatch.core.report.Severity;
import io.github.reusewatch.core.report.Wire;
import java.util.List;

/**
 * Makes findings of what happened to batches. Called on the I/O thread: neither blocks nor logs.
 */
final class PoolFindings {
  /** Of the I/O thread's name, in all versions ({@code NETWORK_THREAD_PREFIX}). */
  private static final String BEFORE_CLIENT_ID = "kafka-producer-network-thread | ";

  private final TopicFilter topics;
  private final Report report;
  private final FindingQueue queue;
  private final SendStatistics statistics;

  PoolFindings(Config config, FindingQueue queue, SendStatistics statistics) {
    this.topics = config.get(Options.TOPICS);
    this.report = config.get(Options.REPORT);
    this.queue = queue;
    this.statistics = statistics;
  }

  /**
   * A buffer was given back while it was needed.
   *
   * @param withheld whether the pool did not get it
   */
  void freed(Lease lease, FreedBatch how, boolean withheld) {
    add(
        lease,
        Kind.CLIENT_BUFFER_FREED_IN_FLIGHT,
        withheld ? Wire.PROTECTED : Wire.AT_RISK,
        Thread.currentThread().getName(),
        null,
        null,
        how,
        taker(lease, null),
        Answer.NONE);
  }

  /**
   * Other bytes were sent than those that the batch was closed with.
   *
   * @param baseOffset where the broker put them; -1 if it is not known
   * @param answer of the broker
   */
  void changed(Lease lease, Change change, long baseOffset, Answer answer) {
    add(
        lease,
        Kind.CLIENT_BUFFER_CHANGED_IN_FLIGHT,
        change.sent ? Wire.CHANGED : Wire.UNKNOWN,
        change.ioThread,
        baseOffset < 0 ? null : (Long) baseOffset,
        ByteChange.ofBatch(lease.seal().crc, change.crc),
        lease.freedInFlight(),
        taker(lease, change.crc),
        answer);
  }

  private void add(
      Lease lease,
      Kind kind,
      Wire wire,
      String ioThread,
      Long baseOffset,
      ByteChange change,
      FreedBatch freed,
      BatchId taker,
      Answer answer) {
    BatchId batch = lease.batch;
    if (!isAsked(lease)) {
      return;
    }
    Seal seal = lease.seal();
    Finding finding =
        Finding.ofBatch(
            kind,
            wire,
            lease.outcome(),
            producer(batch, ioThread),
            new RecordPart(
                batch.topic,
                batch.partition,
                baseOffset,
                Role.BATCH,
                null,
                seal == null ? 0 : seal.headLength(),
                seal == null ? 0 : seal.length - seal.headLength()),
            change,
            freed,
            taker == null ? null : new BatchTaker(taker.topic, taker.partition, taker.thread),
            answer);
    if (report == Report.WIRE && finding.severity() == Severity.WARNING) {
      statistics.harmlessFindings.increment();
    } else {
      queue.add(finding);
    }
  }

  private static ProducerId producer(BatchId batch, String ioThread) {
    return new ProducerId(
        batch.client.producerClass,
        ioThread.startsWith(BEFORE_CLIENT_ID)
            ? ioThread.substring(BEFORE_CLIENT_ID.length())
            : null,
        batch.client.version);
  }

  /** Whether its topic is to be watched, or that of a batch which got its buffer. */
  private boolean isAsked(Lease lease) {
    return topics.includes(lease.batch.topic)
        || lease.takers().stream().anyMatch(taker -> topics.includes(taker.batch.topic));
  }

  /** The last that got the buffer; or if these are the bytes of one that got it, that one. */
  private static BatchId taker(Lease lease, Integer crc) {
    List<Lease> takers = lease.takers();
    for (Lease taker : takers) {
      if (crc != null && taker.seal() != null && taker.seal().crc == crc) {
        return taker.batch;
      }
    }
    return takers.isEmpty() ? null : takers.get(takers.size() - 1).batch;
  }
}
