package io.github.reusewatch.writers;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;

/** A call that is in the JDK and does not return before something else happens. */
final class Blocked {
  private static final long SECONDS = 30;

  private final FutureTask<?> task;

  private Blocked(FutureTask<?> task) {
    this.task = task;
  }

  /** Returns when the call waits in this method of the JDK's. */
  static Blocked in(String method, Callable<?> call) {
    return in(method, call, "blocked-in-" + method);
  }

  /** The same, on a thread of this name. */
  static Blocked in(String method, Callable<?> call, String threadName) {
    FutureTask<?> task = new FutureTask<>(call);
    Thread thread = new Thread(task, threadName);
    thread.start();
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (!isWaitingIn(method, thread)) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException(thread.getName() + " does not wait");
      }
      LockSupport.parkNanos(1_000_000);
    }
    return new Blocked(task);
  }

  private static boolean isWaitingIn(String method, Thread thread) {
    boolean waiting =
        thread.getState() == Thread.State.WAITING
            || thread.getState() == Thread.State.TIMED_WAITING;
    if (waiting) {
      for (StackTraceElement frame : thread.getStackTrace()) {
        if (frame.getMethodName().equals(method) && frame.getClassName().startsWith("java.io.")) {
          return true;
        }
      }
    }
    return false;
  }

  void awaitReturn() throws InterruptedException, ExecutionException, TimeoutException {
    task.get(SECONDS, TimeUnit.SECONDS);
  }
}
