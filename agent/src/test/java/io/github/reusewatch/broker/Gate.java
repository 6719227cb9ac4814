package io.github.reusewatch.broker;

/**
 * While it is closed, whoever comes has to wait. That of a broker's produce requests lets the
 * beginning of a request through and no more, on any connection: the broker stands still as one in
 * a long pause does, and the client has written a part of what it has to write.
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

  /** Returns when so many connections wait. */
  public void awaitWaiting(int connections) throws InterruptedException {
    Patience.await(this, () -> waiting >= connections, connections + " connections at a gate");
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
