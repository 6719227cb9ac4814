package io.github.reusewatch.core.pool;

import io.github.reusewatch.bridge.Carrier;
import io.github.reusewatch.bridge.PoolListener;
import io.github.reusewatch.core.config.Choices.Pool;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.kafka.NetworkSendReader;
import io.github.reusewatch.core.kafka.ProducerBatchReader;
import io.github.reusewatch.core.report.FindingQueue;
import io.github.reusewatch.core.report.PoolStatistics;
import io.github.reusewatch.core.report.SendStatistics;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Follows each batch from its close through its request to the network, and its buffer back to the
 * pool. The proof is at the point of use: when a batch's buffer was freed, the bytes that the
 * network takes are hashed as it takes them, and held against those that the batch was closed with.
 */
public final class PoolWatch implements PoolListener {
  private final LastLeases lastLeases = new LastLeases();
  private final PoolStatistics statistics;
  private final Leases leases;
  private final Freeing freeing;
  private final ChangeReports changes;

  public PoolWatch(
      Config config, FindingQueue queue, SendStatistics sends, PoolStatistics statistics) {
    Lost lost = new Lost();
    PoolFindings findings = new PoolFindings(config, queue, sends);
    boolean protect = config.get(Options.POOL) == Pool.PROTECT;
    this.statistics = statistics;
    this.leases = new Leases(lastLeases, lost);
    this.freeing = new Freeing(protect, lastLeases, lost, findings, statistics);
    this.changes = new ChangeReports(findings);
  }

  @Override
  public void allocated(ByteBuffer buffer) {
    if (!lastLeases.isEmpty()) {
      lastLeases.handedOut(BackingArray.of(buffer));
    }
  }

  @Override
  public ByteBuffer freeing(ByteBuffer buffer) {
    return freeing.of(buffer);
  }

  @Override
  public void batchMade(Object batch) throws Throwable {
    ProducerBatchReader reader = ProducerBatchReader.of(batch.getClass());
    if (reader != null) {
      leases.begun(reader, batch);
    }
  }

  @Override
  public void batchClosed(Object batch) throws Throwable {
    ProducerBatchReader reader = ProducerBatchReader.of(batch.getClass());
    ByteBuffer records = reader == null ? null : reader.records(batch);
    if (records == null || !records.hasArray()) {
      return;
    }
    Lease lease = Leases.closed(reader, batch, records);
    changes.noAnswer(lease);
    statistics.sent.increment();
    lease.closed(Seal.of(records));
    IoThread.own().needs(lease);
    if (Leases.isShared(lease)) {
      freeing.ofLive(lease);
    }
  }

  @Override
  public void batchDone(Object batch, long baseOffset, RuntimeException exception) {
    if (exception == null && changes.isEmpty()) {
      return; // a success, as nearly all are: looking at the batch costs more than all else here
    }
    Lease lease = Leases.of(batch);
    if (lease == null) {
      return;
    }
    if (exception == null) {
      lease.succeeded();
    } else {
      lease.failed(exception, false);
    }
    changes.done(lease, baseOffset, exception);
  }

  @Override
  public void batchAborted(Object batch, RuntimeException reason) {
    Lease lease = Leases.of(batch);
    if (lease != null) {
      lease.failed(reason, true);
      changes.noAnswer(lease);
    }
  }

  @Override
  public void requestEntered(List<?> batches, short acks) {
    IoThread thread = IoThread.own();
    thread.forgetSent();
    ProduceRequest request = thread.begin(batches.size(), acks != 0);
    for (Object batch : batches) {
      Lease lease = Leases.of(batch);
      if (lease != null && lease.seal() != null) {
        request.add(lease);
      }
    }
  }

  @Override
  public void sendMade(Object send, ByteBuffer[] buffers) {
    IoThread thread = IoThread.current();
    ProduceRequest request = thread == null ? null : thread.request();
    Transmission transmission = request == null ? null : request.in(buffers);
    if (transmission != null) {
      ((Carrier) send).reusewatch$carry(transmission);
    }
  }

  @Override
  public void requestExited() {
    IoThread thread = IoThread.current();
    if (thread != null) {
      thread.end();
    }
  }

  @Override
  public void senderEnded() {
    changes.noAnswersTo(Thread.currentThread());
  }

  @Override
  public void writing(Object transmission) {
    ((Transmission) transmission).writing();
  }

  @Override
  public void written(Object carried) {
    Transmission transmission = (Transmission) carried;
    IoThread thread = IoThread.current();
    boolean answered = transmission.isAnswered();
    if (transmission.written((lease, change) -> changes.changed(lease, change, answered))
        && thread != null) {
      thread.forgetSent();
    }
  }

  @Override
  public void abandoned(Object networkSend) throws Throwable {
    Object send = NetworkSendReader.sendOf(networkSend);
    Object carried = send instanceof Carrier ? ((Carrier) send).reusewatch$carried() : null;
    if (carried instanceof Transmission) {
      ((Transmission) carried).abandon();
    }
  }

  /** Reports what was still to be answered. For the end of the process. */
  public void sweep() {
    changes.noAnswers();
  }
}
