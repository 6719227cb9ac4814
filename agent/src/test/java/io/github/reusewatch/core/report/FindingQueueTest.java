package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class FindingQueueTest {
  @Test
  void givesFindingsInTheOrderTheyCame() {
    FindingQueue queue = new FindingQueue(2);
    Finding first = new TestFinding().make();
    Finding second = new TestFinding().make();
    queue.add(first);
    queue.add(second);
    assertThat(queue.poll()).isSameAs(first);
    assertThat(queue.poll()).isSameAs(second);
    assertThat(queue.poll()).isNull();
  }

  @Test
  void whatDoesNotFitIsLostAndCounted() {
    FindingQueue queue = new FindingQueue(2);
    for (int i = 0; i < 5; i++) {
      queue.add(new TestFinding().make());
    }
    assertThat(queue.lost()).isEqualTo(3);
    assertThat(drain(queue)).isEqualTo(2);
  }

  @Test
  void takesFindingsAgainOnceThereIsRoom() {
    FindingQueue queue = new FindingQueue(1);
    Finding later = new TestFinding().make();
    queue.add(new TestFinding().make());
    queue.add(new TestFinding().make());
    queue.poll();
    queue.poll();
    queue.add(later);
    assertThat(queue.poll()).isSameAs(later);
    assertThat(queue.lost()).isEqualTo(1);
  }

  @Test
  void ofManyThreadsEachFindingIsReadOrCountedAsLost() throws InterruptedException {
    FindingQueue queue = new FindingQueue(100);
    Finding finding = new TestFinding().make();
    CountDownLatch start = new CountDownLatch(1);
    List<Thread> writers = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      writers.add(
          new Thread(
              () -> {
                await(start);
                for (int n = 0; n < 10_000; n++) {
                  queue.add(finding);
                }
              }));
    }
    writers.forEach(Thread::start);
    AtomicBoolean done = new AtomicBoolean();
    long[] read = {0};
    Thread reader =
        new Thread(
            () -> {
              boolean last;
              do {
                last = done.get();
                int drained = drain(queue);
                read[0] += drained;
              } while (!last);
            });
    reader.start();
    start.countDown();
    for (Thread writer : writers) {
      writer.join();
    }
    done.set(true);
    reader.join();
    assertThat(read[0]).isPositive();
    assertThat(read[0] + queue.lost()).isEqualTo(80_000);

    // And the room is all there again.
    for (int i = 0; i < 101; i++) {
      queue.add(finding);
    }
    assertThat(drain(queue)).isEqualTo(100);
  }

  @Test
  void withoutAReaderItIsFilledToTheBrimAndNoFurther() throws InterruptedException {
    FindingQueue queue = new FindingQueue(1000);
    Finding finding = new TestFinding().make();
    List<Thread> writers = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      writers.add(
          new Thread(
              () -> {
                for (int n = 0; n < 1000; n++) {
                  queue.add(finding);
                }
              }));
    }
    writers.forEach(Thread::start);
    for (Thread writer : writers) {
      writer.join();
    }
    assertThat(queue.lost()).isEqualTo(3000);
    assertThat(drain(queue)).isEqualTo(1000);
  }

  private static int drain(FindingQueue queue) {
    int drained = 0;
    while (queue.poll() != null) {
      drained++;
    }
    return drained;
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
