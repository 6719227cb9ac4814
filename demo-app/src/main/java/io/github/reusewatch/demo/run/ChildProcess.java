package io.github.reusewatch.demo.run;

import java.io.IOException;

/**
 * A process that ends with this one at the latest, also when this one ends in the middle of
 * starting it.
 */
public final class ChildProcess implements AutoCloseable {
  private final ProcessBuilder builder;
  private final Thread endAtExit = new Thread(this::end, "child-end");
  private Process process;
  private boolean ended;

  /**
   * A process that is not started yet.
   *
   * @param builder starts it
   */
  public ChildProcess(ProcessBuilder builder) {
    this.builder = builder;
  }

  /**
   * Starts it.
   *
   * @return the process
   * @throws IOException if it cannot be started, or this one ends by now
   */
  public Process start() throws IOException {
    // The hook first: it waits for the lock, so that no process is started that it does not know
    // of.
    Runtime.getRuntime().addShutdownHook(endAtExit);
    synchronized (this) {
      if (ended) {
        throw new IOException("no process is started any more");
      }
      process = builder.start();
      return process;
    }
  }

  /** Ends it by force, if it still runs, and waits for its end. */
  @Override
  public void close() {
    end();
    try {
      Runtime.getRuntime().removeShutdownHook(endAtExit);
    } catch (IllegalStateException exiting) {
      // The hook finds the process gone.
      return;
    }
  }

  private synchronized void end() {
    ended = true;
    if (process != null) {
      process.destroyForcibly().onExit().join();
    }
  }
}
