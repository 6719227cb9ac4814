package io.github.reusewatch.pool;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** One call of {@code send} and what came of it. */
final class Sending {
  static final String ACKED = "acked";
  private static final int PATIENCE_SECONDS = 60;

  private final String record;
  private final CountDownLatch returned = new CountDownLatch(1);
  private final CompletableFuture<String> outcome = new CompletableFuture<>();
  private Thread thread;

  Sending(String record) {
    this.record = record;
  }

  void by(Thread newThread) {
    thread = newThread;
  }

  void returned() {
    returned.countDown();
  }

  void ended(Throwable exception) {
    outcome.complete(exception == null ? ACKED : exception.getClass().getSimpleName());
  }

  String record() {
    return record;
  }

  /** Of its own, if it has one. */
  Thread thread() {
    return thread;
  }

  /** What it came to so far. */
  String outcome() {
    return outcome.getNow("none");
  }

  boolean hasReturned() {
    return returned.getCount() == 0;
  }

  void awaitReturned() throws InterruptedException {
    if (!returned.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new IllegalStateException("send did not return: " + record);
    }
  }

  void awaitAcked() throws Exception {
    await(ACKED);
  }

  void awaitExpired() throws Exception {
    await("TimeoutException");
  }

  /** Any outcome. */
  void awaitEnded() throws Exception {
    outcome.get(PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  private void await(String expected) throws Exception {
    awaitEnded();
    if (!outcome().equals(expected)) {
      throw new IllegalStateException(record + " is to be " + expected + " and is " + outcome());
    }
  }
}
