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
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Follows each pooled buffer from the pool through its batch and request to the network and back.
 * The proof is at the point of use: the bytes that the network takes are hashed as it takes them,
 * and held against those that the batch was closed with.
 */
public final class PoolWatch implements PoolListener {
  private final PooledArrays arrays = new PooledArrays();

  /** Changes of which the broker's answer may still tell the offset. */
  private final Set<Lease> awaitingAnswer = ConcurrentHashMap.newKeySet();

  private final PoolStatistics statistics;
  private final PoolFindings findings;
  private final Freeing freeing;

  public PoolWatch(
      Config config, FindingQueue queue, SendStatistics sends, PoolStatistics statistics) {
    this.statistics = statistics;
    this.findings = new PoolFindings(config, queue, sends);
    this.freeing = new Freeing(config.get(Options.POOL) == Pool.PROTECT, findings, statistics);
  }

  @Override
  public void allocated(ByteBuffer buffer) {
    PooledArray array = arrays.ofPooled(buffer);
    if (array != null) {
      array.newLease();
    }
  }

  @Override
  public ByteBuffer freeing(ByteBuffer buffer) {
    PooledArray array = arrays.of(buffer);
    return array == null ? buffer : freeing.of(array.lease(), buffer);
  }

  @Override
  public void batchMade(Object batch) throws Throwable {
    ProducerBatchReader reader = ProducerBatchReader.of(batch.getClass());
    PooledArray array = reader == null ? null : arrays.of(reader.buffer(batch));
    if (array != null) {
      Lease lease = array.lease();
      lease.usedFor(
          new BatchId(
              reader.client(),
              reader.topic(batch),
              reader.partition(batch),
              Thread.currentThread().getName()));
      ((Carrier) batch).reusewatch$carry(lease);
    }
  }

  /** {@code null} if its buffer is none of a pool's, or its class was loaded before the agent. */
  private static Lease leaseOf(Object batch) {
    return batch instanceof Carrier ? (Lease) ((Carrier) batch).reusewatch$carried() : null;
  }

  @Override
  public void batchClosed(Object batch) throws Throwable {
    Lease lease = leaseOf(batch);
    if (lease == null) {
      return;
    }
    reportChange(lease, -1);
    ByteBuffer records = ProducerBatchReader.of(batch.getClass()).records(batch);
    if (arrays.of(records) != lease.array) {
      return; // it grew: the request will be of another array, which no pool knows
    }
    statistics.sent.increment();
    lease.closed(Seal.of(records));
    if (!lease.isWithheld() && (lease.isFreed() || lease.next() != null)) {
      freeing.ofLive(lease);
    }
  }

  @Override
  public void batchDone(Object batch, long baseOffset, RuntimeException exception) {
    Lease lease = leaseOf(batch);
    if (lease == null) {
      return;
    }
    if (exception == null) {
      lease.succeeded();
    } else {
      lease.failed(exception, false);
    }
    reportChange(lease, baseOffset);
  }

  @Override
  public void batchAborted(Object batch, RuntimeException reason) {
    Lease lease = leaseOf(batch);
    if (lease != null) {
      lease.failed(reason, true);
      reportChange(lease, -1);
    }
  }

  @Override
  public void requestEntered(List<?> batches, short acks) throws Throwable {
    ProduceRequest request = ProduceRequest.begin(acks != 0);
    for (Object batch : batches) {
      Lease lease = leaseOf(batch);
      if (lease != null && lease.seal() != null) {
        request.add(lease, ProducerBatchReader.of(batch.getClass()).records(batch));
      }
    }
  }

  @Override
  public void sendMade(Object send, ByteBuffer[] buffers) {
    ProduceRequest request = ProduceRequest.ofThread();
    if (request == null) {
      return;
    }
    Underway underway = request.in(buffers, arrays);
    if (underway == null) {
      underway = CopiedBatches.in(buffers, request);
    }
    if (underway != null) {
      ((Carrier) send).reusewatch$carry(underway);
    }
  }

  @Override
  public void requestExited() {
    ProduceRequest request = ProduceRequest.ofThread();
    if (request != null) {
      request.end();
    }
  }

  @Override
  public void writing(Object underway) {
    ((Underway) underway).writing();
  }

  @Override
  public void written(Object carried) {
    Underway underway = (Underway) carried;
    underway.written((lease, change) -> changed(lease, change, underway.isAnswered()));
  }

  private void changed(Lease lease, Change change, boolean answered) {
    lease.changed(change);
    if (answered) {
      awaitingAnswer.add(lease);
    } else {
      reportChange(lease, -1);
    }
  }

  private void reportChange(Lease lease, long baseOffset) {
    Change change = lease.takeChange();
    if (change != null) {
      awaitingAnswer.remove(lease);
      findings.changed(lease, change, baseOffset);
    }
  }

  @Override
  public void abandoned(Object networkSend) throws Throwable {
    Object send = NetworkSendReader.sendOf(networkSend);
    Object carried = send instanceof Carrier ? ((Carrier) send).reusewatch$carried() : null;
    if (carried instanceof Underway) {
      ((Underway) carried).abandon();
    }
  }

  /** Reports what was still to be answered. For the end of the process. */
  public void sweep() {
    for (Lease lease : awaitingAnswer) {
      reportChange(lease, -1);
    }
  }
}
