package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.kafka.KafkaClient;
import io.github.reusewatch.core.kafka.SeenMoments;
import io.github.reusewatch.core.report.ProducerId;
import io.github.reusewatch.core.report.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.junit.jupiter.api.Test;

class InFlightTest {
  private static final Producer MOCK = producer(true);
  private static final Producer KAFKA = producer(false);

  @Test
  void takesNoMoreThanItsLimit() {
    InFlight inFlight = new InFlight(3);
    List<WatchedSend> sends = List.of(of(MOCK), of(MOCK), of(MOCK), of(MOCK));
    assertThat(sends.stream().filter(inFlight::add)).hasSize(3);
    assertThat(inFlight.remove(sends.get(1))).isTrue();
    assertThat(inFlight.add(of(MOCK))).isTrue();
    assertThat(inFlight.all()).hasSize(3);
  }

  @Test
  void theSendsOfABatchCountUntilTheyAreOver() {
    InFlight inFlight = new InFlight(3);
    BatchSends batch = new BatchSends(inFlight);
    List<WatchedSend> sends = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      sends.add(copiedInto(batch, inFlight));
    }
    assertThat(inFlight.add(of(KAFKA))).isFalse();
    assertThat(inFlight.all()).containsExactlyInAnyOrderElementsOf(sends);
    assertThat(inFlight.remove(sends.get(1))).isTrue();
    assertThat(inFlight.all()).containsExactlyInAnyOrder(sends.get(0), sends.get(2));
    inFlight.remove(sends.get(0));
    inFlight.remove(sends.get(2));
    assertThat(inFlight.all()).isEmpty();
    assertThat(inFlight.add(of(KAFKA))).isTrue();
  }

  @Test
  void aBatchThatGoesOnAfterItsFirstSendsFailedIsFoundAgain() {
    InFlight inFlight = new InFlight(1_000_000);
    BatchSends batch = new BatchSends(inFlight);
    inFlight.remove(copiedInto(batch, inFlight));
    WatchedSend later = copiedInto(batch, inFlight);
    assertThat(inFlight.all()).containsExactly(later);
  }

  @Test
  void aSendThatFailedOnItsThreadLeavesItsBatchToTheIoThread() {
    InFlight inFlight = new InFlight(2);
    BatchSends batch = new BatchSends(inFlight);
    WatchedSend failed = copiedInto(batch, inFlight);
    WatchedSend other = copiedInto(batch, inFlight);
    assertThat(inFlight.end(failed)).isTrue();
    assertThat(inFlight.all()).containsExactly(other);
    assertThat(inFlight.remove(failed)).as("over already").isFalse();
    assertThat(inFlight.remove(other)).isTrue();
    assertThat(inFlight.add(of(KAFKA))).as("there is room again").isTrue();
  }

  @Test
  void aSendThatIsNotCopiedYetIsFoundByItsThread() {
    InFlight inFlight = new InFlight(3);
    WatchedSend send = of(KAFKA);
    inFlight.add(send);
    SendStack stack = SendStack.ofThread();
    stack.push(send, null);
    assertThat(inFlight.all()).contains(send);
    stack.pop(send);
    assertThat(inFlight.all()).doesNotContain(send);
  }

  @Test
  void manySendsAreCountedInBlocks() {
    InFlight inFlight = new InFlight(100_000);
    List<BatchSends> batches = new ArrayList<>();
    int taken = 0;
    for (int i = 0; inFlight.add(of(KAFKA)); i++) {
      if (i % 1000 == 0) {
        batches.add(new BatchSends(inFlight));
      }
      batches.get(i / 1000).add(tracked());
      taken++;
    }
    assertThat(taken).isBetween(100_000, 100_000 + 64 * batches.size());
  }

  @Test
  void oneOfTwoThatRemoveASendGetsIt() {
    InFlight inFlight = new InFlight(3);
    WatchedSend send = of(MOCK);
    inFlight.add(send);
    assertThat(inFlight.remove(send)).isTrue();
    assertThat(inFlight.remove(send)).isFalse();
  }

  @Test
  void aSendThatWasNeverTakenInIsNotThere() {
    assertThat(new InFlight(3).remove(of(KAFKA))).isFalse();
  }

  @Test
  void muchMemoryIsHeavy() {
    InFlight inFlight = new InFlight(1_000_000);
    BatchSends batch = new BatchSends(inFlight);
    List<WatchedSend> sends = new ArrayList<>();
    for (int i = 0; i < 17; i++) {
      assertThat(inFlight.isHeavy()).isFalse();
      WatchedSend send =
          Sends.begun(KAFKA, new ArraySnapshot(Role.VALUE, null, new byte[1 << 20], null));
      inFlight.add(send);
      batch.add(send);
      sends.add(send);
    }
    assertThat(inFlight.isHeavy()).isTrue();
    sends.forEach(inFlight::remove);
    assertThat(inFlight.isHeavy()).isFalse();
  }

  @Test
  void manyThreadsLeaveNothingBehind() throws InterruptedException {
    InFlight inFlight = new InFlight(1_000_000);
    ConcurrentLinkedQueue<WatchedSend> sent = new ConcurrentLinkedQueue<>();
    AtomicInteger removed = new AtomicInteger();
    List<Thread> threads = new ArrayList<>();
    for (int t = 0; t < 4; t++) {
      threads.add(
          new Thread(
              () -> {
                for (int i = 0; i < 20_000; i++) {
                  WatchedSend send = of(MOCK);
                  inFlight.add(send);
                  sent.add(send);
                  WatchedSend other = sent.poll();
                  if (other != null && inFlight.remove(other)) {
                    removed.incrementAndGet();
                  }
                }
              }));
    }
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertThat(inFlight.all()).hasSize(80_000 - removed.get());
  }

  private static WatchedSend copiedInto(BatchSends batch, InFlight inFlight) {
    WatchedSend send = of(KAFKA);
    assertThat(inFlight.add(send)).isTrue();
    batch.add(send);
    return send;
  }

  private static WatchedSend tracked() {
    WatchedSend send = of(KAFKA);
    send.track();
    return send;
  }

  private static WatchedSend of(Producer producer) {
    return Sends.begun(producer);
  }

  private static Producer producer(boolean keepsReferences) {
    try {
      KafkaClient client =
          new KafkaClient(KafkaProducer.class, new SeenMoments(true, true), new NoCallbacks());
      return new Producer(
          client, new ProducerId("P", "p", null), keepsReferences, true, false, false);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }
}
