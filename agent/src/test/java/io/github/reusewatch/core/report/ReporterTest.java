package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.github.reusewatch.core.config.Choices.LogLevel;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ReporterTest {
  private static final long REST_MILLIS = 30_000;

  private final FindingQueue queue = new FindingQueue(1000);
  private final FindingCounts counts = new FindingCounts();
  private final StandardError err = new StandardError(LogLevel.INFO);
  private final AtomicLong agentErrors = new AtomicLong();
  private final Recorder recorder = new Recorder();

  @Test
  void aFindingGoesToEveryOutletWithItsFingerprint() {
    Recorder other = new Recorder();
    Reporter reporter = start(recorder, other);
    queue.add(new TestFinding().make());
    String expected = "1 of " + new TestFinding().make().fingerprint();
    await().until(() -> recorder.accepted.contains(expected) && other.accepted.contains(expected));
    finish(reporter);
  }

  @Test
  void repeatedFindingsArePrintedOnceAndCounted() {
    Reporter reporter = start(new TextReport(err.console), recorder);
    for (int i = 0; i < 3; i++) {
      queue.add(new TestFinding().make());
    }
    queue.add(new TestFinding().topic("payments").make());
    finish(reporter);
    assertThat(err.lines())
        .filteredOn(line -> line.startsWith("SUMMARY: "))
        .hasSize(2)
        .first()
        .asString()
        .contains("orders-3@1829");
    assertThat(recorder.accepted)
        .extracting(accepted -> accepted.substring(0, 1))
        .containsExactly("1", "2", "3", "1");
    assertThat(counts.causes()).first().asString().startsWith("3 x ");
    assertThat(counts.total()).isEqualTo(4);
  }

  @Test
  void aFailingOutletIsSaidOnceAndDroppedWhileTheOthersGoOn() {
    Recorder failing =
        new Recorder() {
          @Override
          public void accept(Finding finding, String fingerprint, long occurrence)
              throws IOException {
            super.accept(finding, fingerprint, occurrence);
            throw new IOException("No space left on device");
          }
        };
    Reporter reporter = start(failing, recorder);
    for (int i = 0; i < 3; i++) {
      queue.add(new TestFinding().make());
    }
    finish(reporter);
    assertThat(err.lines())
        .containsExactly(
            "reusewatch: no further findings to recorder: java.io.IOException: No space left on device. Findings are still counted and go to the other outlets.");
    assertThat(failing.accepted).hasSize(1);
    assertThat(failing.closed).hasValue(1);
    assertThat(recorder.accepted).hasSize(3);
    assertThat(counts.total()).isEqualTo(3);
  }

  @Test
  void aBugInAnOutletIsLikeItsFailure() {
    Recorder buggy =
        new Recorder() {
          @Override
          public void accept(Finding finding, String fingerprint, long occurrence) {
            throw new NoClassDefFoundError("com/google/gson/stream/JsonWriter");
          }
        };
    Reporter reporter = start(buggy, recorder);
    queue.add(new TestFinding().make());
    queue.add(new TestFinding().make());
    finish(reporter);
    assertThat(err.lines()).singleElement().asString().contains("NoClassDefFoundError");
    assertThat(recorder.accepted).hasSize(2);
  }

  @Test
  void finishingWritesWhatIsInTheQueueAndClosesTheOutlets() {
    Reporter reporter = start(recorder);
    for (int i = 0; i < 1000; i++) {
      queue.add(new TestFinding().make());
    }
    finish(reporter);
    assertThat(recorder.accepted).hasSize(1000);
    assertThat(recorder.closed).hasValue(1);
    assertThat(queue.lost()).isZero();
  }

  @Test
  void whatAnOutletLosesWhenItIsClosedIsSaid() {
    Recorder failing =
        new Recorder() {
          @Override
          public void close() throws IOException {
            throw new IOException("No space left on device");
          }
        };
    finish(start(failing, recorder));
    assertThat(err.lines())
        .containsExactly(
            "reusewatch: closing recorder failed: java.io.IOException: No space left on device; its last findings may be missing.");
    assertThat(recorder.closed).hasValue(1);
  }

  @Test
  void finishingDoesNotWaitForeverForAStuckOutlet() throws InterruptedException {
    CountDownLatch stuck = new CountDownLatch(1);
    CountDownLatch released = new CountDownLatch(1);
    Recorder slow =
        new Recorder() {
          @Override
          public void accept(Finding finding, String fingerprint, long occurrence)
              throws IOException {
            stuck.countDown();
            try {
              released.await();
            } catch (InterruptedException e) {
              throw new IOException(e);
            }
            super.accept(finding, fingerprint, occurrence);
          }
        };
    Reporter reporter = start(slow);
    queue.add(new TestFinding().make());
    stuck.await();
    reporter.finish(1, () -> null);
    assertThat(slow.accepted).isEmpty();
    released.countDown();
    finish(reporter);
    assertThat(slow.accepted).hasSize(1);
  }

  @Test
  void theLastWordComesAfterAllFindingsAndLines() throws InterruptedException {
    Reporter reporter = start(new TextReport(err.console));
    queue.add(new TestFinding().make());
    err.console.warn("a line of another thread");
    reporter.finish(REST_MILLIS, () -> "the last word");
    assertThat(err.text())
        .contains("SUMMARY: reusewatch")
        .contains("a line of another thread")
        .endsWith("the last word\n");
  }

  @Test
  void anErrorInOneFindingDoesNotEndTheThread() {
    Recorder broken =
        new Recorder() {
          @Override
          public void accept(Finding finding, String fingerprint, long occurrence)
              throws IOException {
            super.accept(finding, fingerprint, occurrence);
            if (occurrence == 1) {
              throw new OutOfMemoryError("on purpose");
            }
          }
        };
    Reporter reporter = start(broken);
    queue.add(new TestFinding().make());
    queue.add(new TestFinding().make());
    finish(reporter);
    assertThat(broken.accepted).hasSize(2);
    assertThat(err.text()).contains("a finding was lost by java.lang.OutOfMemoryError: on purpose");
  }

  @Test
  void theFirstErrorOfTheAgentIsSaidOnce() {
    Reporter reporter = start(recorder);
    agentErrors.set(1);
    queue.add(new TestFinding().make());
    await().until(() -> !err.text().isEmpty());
    agentErrors.set(2);
    queue.add(new TestFinding().make());
    finish(reporter);
    assertThat(recorder.accepted).hasSize(2);
    assertThat(err.lines())
        .containsExactly(
            "reusewatch: an error of its own was swallowed, and the send it happened in may be unwatched; the application is not touched. Further ones are counted only. java.lang.IllegalStateException: oops");
  }

  @Test
  void withoutAFindingAnErrorOfTheAgentIsSaidAtTheEndAtTheLatest() {
    agentErrors.set(1);
    finish(start());
    assertThat(err.lines()).hasSize(1);
  }

  @Test
  void itsThreadKeepsNeitherTheProcessNorAnApplicationAlive() {
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    Thread.currentThread().setContextClassLoader(new ClassLoader(before) {});
    try {
      Reporter reporter = start(recorder);
      queue.add(new TestFinding().make());
      finish(reporter);
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
    assertThat(recorder.thread.isDaemon()).isTrue();
    assertThat(recorder.thread.getName()).isEqualTo("reusewatch-reporter");
    assertThat(recorder.contextClassLoader).isNull();
  }

  private Reporter start(Outlet... outlets) {
    Reporter reporter =
        new Reporter(
            new LateThread("reusewatch-reporter"),
            queue,
            List.of(outlets),
            counts,
            err.console,
            agentErrors::get,
            () -> "java.lang.IllegalStateException: oops");
    reporter.start();
    return reporter;
  }

  private static void finish(Reporter reporter) {
    try {
      reporter.finish(REST_MILLIS, () -> null);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** An outlet that remembers what it got. */
  private static class Recorder implements Outlet {
    final List<String> accepted = new CopyOnWriteArrayList<>();
    volatile Thread thread;
    volatile ClassLoader contextClassLoader = ClassLoader.getSystemClassLoader();
    final AtomicInteger closed = new AtomicInteger();

    @Override
    public void accept(Finding finding, String fingerprint, long occurrence) throws IOException {
      thread = Thread.currentThread();
      contextClassLoader = thread.getContextClassLoader();
      accepted.add(occurrence + " of " + fingerprint);
    }

    @Override
    public String name() {
      return "recorder";
    }

    @Override
    public void close() throws IOException {
      closed.incrementAndGet();
    }
  }
}
