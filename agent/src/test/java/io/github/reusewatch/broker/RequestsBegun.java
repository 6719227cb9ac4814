package io.github.reusewatch.broker;

/** Counts the produce requests that a broker has begun to read and not answered yet. */
final class RequestsBegun {
  private int begun;

  synchronized void begin() {
    begun++;
  }

  synchronized void end() {
    begun--;
    notifyAll();
  }

  void awaitNone() throws InterruptedException {
    Patience.await(this, () -> begun == 0, "the end of all produce requests");
  }
}
