package io.github.reusewatch.broker;

/**
 * While it is closed, a broker reads the beginning of a produce request and no more, on any
 * connection: it stands still as one in a long pause does, and the client has written half of what
 * it has to write.
 */
public final class Gate {
  private boolean closed;
  private int waiting;

  public synchronized void close() {
    closed = true;
  }

  public synchronized void open() {
    closed = false;
    notifyAll();
  }

  /** Returns when so many connections stand still in the middle of a request. */
  public synchronized void awaitWaiting(int connections) throws InterruptedException {
    while (waiting < connections) {
      wait();
    }
  }

  synchronized void pass() throws InterruptedException {
    if (closed) {
      waiting++;
      notifyAll();
      while (closed) {
        wait();
      }
      waiting--;
    }
  }
}
