package io.github.reusewatch.broker;

/** What a broker does with each produce request that it has read to its end. */
@FunctionalInterface
public interface ProduceScript {
  ProduceScript ACKNOWLEDGE = request -> ProduceAnswer.ACKNOWLEDGED;

  /** Runs in the connection's own thread: what it waits for delays the answer. */
  ProduceAnswer answer(ProduceRequest request) throws InterruptedException;
}
