package io.github.reusewatch.demo.story.app;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;

/** A number of records that somebody waits for. */
final class PendingWrite {
  private final CountDownLatch unanswered;
  private final AtomicReference<Exception> failure = new AtomicReference<>();

  PendingWrite(int records) {
    unanswered = new CountDownLatch(records);
  }

  void answered(Exception error) {
    if (error != null) {
      failure.set(error);
    }
    unanswered.countDown();
  }

  void await() throws InterruptedException {
    unanswered.await();
  }

  void await(Duration timeout) throws InterruptedException, TimeoutException, ExecutionException {
    if (!unanswered.await(timeout.toMillis(), TimeUnit.MILLISECONDS)) {
      throw new TimeoutException(
          unanswered.getCount() + " not acknowledged within " + timeout.toSeconds() + " s");
    }
    if (failure.get() != null) {
      throw new ExecutionException(failure.get());
    }
  }
}
