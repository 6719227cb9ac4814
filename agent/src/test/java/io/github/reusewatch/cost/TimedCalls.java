package io.github.reusewatch.cost;

import io.github.reusewatch.bridge.PoolBridge;
import io.github.reusewatch.bridge.PoolListener;
import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.util.List;

/**
 * Stands between the hooks in a real client and the agent, and takes the time of each call. It is
 * in a JVM with the agent, whose bridge the application's classes see, too.
 */
final class TimedCalls implements PoolListener {
  private final PoolListener agent;
  private final Stopwatch allocated = new Stopwatch("allocated");
  private final Stopwatch made = new Stopwatch("batchMade");
  private final Stopwatch closed = new Stopwatch("batchClosed");
  private final Stopwatch requests = new Stopwatch("requestEntered, sendMade, requestExited");
  private final Stopwatch writing = new Stopwatch("writing");
  private final Stopwatch written = new Stopwatch("written");
  private final Stopwatch done = new Stopwatch("batchDone");
  private final Stopwatch freeing = new Stopwatch("freeing");
  private final List<Stopwatch> all =
      List.of(allocated, made, closed, requests, writing, written, done, freeing);

  private TimedCalls(PoolListener agent) {
    this.agent = agent;
  }

  static TimedCalls install() throws ReflectiveOperationException {
    Field listener = PoolBridge.class.getDeclaredField("listener");
    listener.setAccessible(true);
    TimedCalls calls = new TimedCalls((PoolListener) listener.get(null));
    PoolBridge.listen(calls);
    return calls;
  }

  void forget() {
    all.forEach(Stopwatch::reset);
  }

  /** For a batch, and for each of the calls. */
  void say() {
    double batches = closed.calls();
    double nanos = 0;
    for (Stopwatch each : all) {
      nanos += each.nanos();
      System.out.printf("call %.0f %s%n", each.nanos() / batches, each);
    }
    System.out.printf("calls %.0f%n", nanos / batches);
    System.out.printf("batches %.0f%n", batches);
  }

  @Override
  public void allocated(ByteBuffer buffer) throws Throwable {
    long start = System.nanoTime();
    agent.allocated(buffer);
    allocated.stop(start);
  }

  @Override
  public ByteBuffer freeing(ByteBuffer buffer) throws Throwable {
    long start = System.nanoTime();
    ByteBuffer given = agent.freeing(buffer);
    freeing.stop(start);
    return given;
  }

  @Override
  public void batchMade(Object batch) throws Throwable {
    long start = System.nanoTime();
    agent.batchMade(batch);
    made.stop(start);
  }

  @Override
  public void batchClosed(Object batch) throws Throwable {
    long start = System.nanoTime();
    agent.batchClosed(batch);
    closed.stop(start);
  }

  @Override
  public void batchDone(Object batch, long baseOffset, RuntimeException exception)
      throws Throwable {
    long start = System.nanoTime();
    agent.batchDone(batch, baseOffset, exception);
    done.stop(start);
  }

  @Override
  public void batchAborted(Object batch, RuntimeException reason) throws Throwable {
    agent.batchAborted(batch, reason);
  }

  @Override
  public void requestEntered(List<?> batches, short acks) throws Throwable {
    long start = System.nanoTime();
    agent.requestEntered(batches, acks);
    requests.stop(start);
  }

  @Override
  public void requestExited() throws Throwable {
    long start = System.nanoTime();
    agent.requestExited();
    requests.stop(start);
  }

  @Override
  public void senderEnded() throws Throwable {
    agent.senderEnded();
  }

  @Override
  public void sendMade(Object send, ByteBuffer[] buffers) throws Throwable {
    long start = System.nanoTime();
    agent.sendMade(send, buffers);
    requests.stop(start);
  }

  @Override
  public void writing(Object transmission) throws Throwable {
    long start = System.nanoTime();
    agent.writing(transmission);
    writing.stop(start);
  }

  @Override
  public void written(Object transmission) throws Throwable {
    long start = System.nanoTime();
    agent.written(transmission);
    written.stop(start);
  }

  @Override
  public void abandoned(Object networkSend) throws Throwable {
    agent.abandoned(networkSend);
  }
}
