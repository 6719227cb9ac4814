package io.github.reusewatch.corpus;

import java.util.concurrent.FutureTask;

/** A thread of the application's. */
final class Background {
  private final FutureTask<Void> task;
  private final Thread thread;

  private Background(FutureTask<Void> task) {
    this.task = task;
    this.thread = new Thread(task, "background");
  }

  static Background start(Body body) {
    Background background =
        new Background(
            new FutureTask<>(
                () -> {
                  body.run();
                  return null;
                }));
    background.thread.start();
    return background;
  }

  /** Until it waits inside a method of this name of Kafka's client. */
  void awaitBlockedIn(String method) {
    Await.blockedIn(thread, method);
  }

  void interrupt() {
    thread.interrupt();
  }

  /** Throws what it threw. */
  void join() throws Exception {
    task.get();
  }

  /** What the thread does. */
  interface Body {
    void run() throws Exception;
  }
}
