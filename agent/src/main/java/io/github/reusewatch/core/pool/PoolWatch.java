package io.github.reusewatch.core.pool;

import io.github.reusewatch.bridge.Carrier;
import io.github.reusewatch.bridge.PoolListener;
import io.github.reusewatch.core.config.Choices.Pool;
import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.config.Options;
import io.github.reusewatch.core.kafka.NetworkSendReader;
import io.github.reusewatch.core.kafka.ProducerBatchReader;
import io.github.reusewatch.core.report.Answer;
import io.github.reusewatch.core.report.FindingQueue;
import io.github.reusewatch.core.report.PoolStatistics;
import io.github.reusewatch.core.report.SendStatistics;
import java.nio.ByteBuffer;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Follows each pooled buffer from the pool through its batch and request to the network and back.
 * The proof is at the point of use: when a batch's buffer was freed, the bytes that the network
 * takes are hashed as it takes them, and held against those that the batch was closed with.
 */
public final class PoolWatch implements PoolListener {
  /** What the client itself fails a batch with: when the connection ends, or no answer comes. */
  private static final Set<String> NO_ANSWER =
      Set.of("NetworkException", "TimeoutException", "DisconnectException");

  private final LastLeases lastLeases = new LastLeases();
  private final Lost lost = new Lost();

  /** Changes of which the broker's answer may still tell the offset. */
  private final Set<Lease> awaitingAnswer = ConcurrentHashMap.newKeySet();

  private final PoolStatistics statistics;
  private final PoolFindings findings;
  private final Freeing freeing;

  public PoolWatch(
      Config config, FindingQueue queue, SendStatistics sends, PoolStatistics statistics) {
    this.statistics = statistics;
    this.findings = new PoolFindings(config, queue, sends);
    this.freeing =
        new Freeing(
            config.get(Options.POOL) == Pool.PROTECT, lastLeases, lost, findings, statistics);
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
    if (reader == null || (lost.isEmpty() && !reader.client().freesTwice)) {
      return; // its lease is made when it is closed
    }
    byte[] array = BackingArray.of(reader.buffer(batch));
    Lease lease = lost.taker(reader, batch, array);
    if (reader.client().freesTwice) {
      lease = lease == null ? new Lease(BatchId.begun(reader, batch), array) : lease;
      Lease before = lastLeases.begun(lease);
      if (before != null && !before.isFreed() && !before.isWithheld()) {
        before.takenBy(lease);
        lease.takenBy(before);
      }
    }
    if (lease != null) {
      ((Carrier) batch).reusewatch$carry(lease);
    }
  }

  /** {@code null} if it is not known yet, or its class was loaded before the agent. */
  private static Lease leaseOf(Object batch) {
    return batch instanceof Carrier ? (Lease) ((Carrier) batch).reusewatch$carried() : null;
  }

  @Override
  public void batchClosed(Object batch) throws Throwable {
    ProducerBatchReader reader = ProducerBatchReader.of(batch.getClass());
    ByteBuffer records = reader == null ? null : reader.records(batch);
    if (records == null || !records.hasArray()) {
      return;
    }
    Lease lease = leaseOf(batch);
    if (lease == null || lease.array != BackingArray.of(records)) {
      // Or it grew out of its buffer, and the one that it is sent from is no pool's.
      lease = new Lease(BatchId.of(reader, batch), BackingArray.of(records));
      ((Carrier) batch).reusewatch$carry(lease);
    }
    reportChange(lease, -1, Answer.NONE);
    statistics.sent.increment();
    lease.closed(Seal.of(records));
    IoThread.own().needs(lease);
    if (reader.client().freesTwice && isShared(lease)) {
      freeing.ofLive(lease);
    }
  }

  private static boolean isShared(Lease lease) {
    return !lease.isWithheld() && (lease.isFreed() || !lease.takers().isEmpty());
  }

  @Override
  public void batchDone(Object batch, long baseOffset, RuntimeException exception) {
    if (exception == null && awaitingAnswer.isEmpty()) {
      return; // a success, as nearly all are: looking at the batch costs more than all else here
    }
    Lease lease = leaseOf(batch);
    if (lease == null) {
      return;
    }
    if (exception == null) {
      lease.succeeded();
    } else {
      lease.failed(exception, false);
    }
    reportChange(lease, baseOffset, answer(baseOffset, exception));
  }

  private static Answer answer(long baseOffset, RuntimeException exception) {
    if (baseOffset >= 0) {
      return Answer.appended();
    }
    return exception == null || NO_ANSWER.contains(exception.getClass().getSimpleName())
        ? Answer.NONE
        : Answer.refused(exception.getClass().getSimpleName());
  }

  @Override
  public void batchAborted(Object batch, RuntimeException reason) {
    Lease lease = leaseOf(batch);
    if (lease != null) {
      lease.failed(reason, true);
      reportChange(lease, -1, Answer.NONE);
    }
  }

  @Override
  public void requestEntered(List<?> batches, short acks) {
    IoThread thread = IoThread.own();
    thread.forgetSent();
    ProduceRequest request = thread.begin(batches.size(), acks != 0);
    for (Object batch : batches) {
      Lease lease = leaseOf(batch);
      if (lease != null && lease.seal() != null) {
        request.add(lease);
      }
    }
  }

  @Override
  public void sendMade(Object send, ByteBuffer[] buffers) {
    IoThread thread = IoThread.current();
    ProduceRequest request = thread == null ? null : thread.request();
    if (request == null) {
      return;
    }
    Transmission transmission = request.in(buffers);
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
  public void writing(Object transmission) {
    ((Transmission) transmission).writing();
  }

  @Override
  public void written(Object carried) {
    Transmission transmission = (Transmission) carried;
    IoThread thread = IoThread.current();
    if (transmission.written((lease, change) -> changed(lease, change, transmission.isAnswered()))
        && thread != null) {
      thread.forgetSent();
    }
  }

  private void changed(Lease lease, Change change, boolean answered) {
    lease.changed(change);
    if (answered) {
      awaitingAnswer.add(lease);
    } else {
      reportChange(lease, -1, Answer.NONE);
    }
  }

  private void reportChange(Lease lease, long baseOffset, Answer answer) {
    Change change = lease.takeChange();
    if (change != null) {
      awaitingAnswer.remove(lease);
      findings.changed(lease, change, baseOffset, answer);
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
    for (Lease lease : awaitingAnswer) {
      reportChange(lease, -1, Answer.NONE);
    }
  }
}
