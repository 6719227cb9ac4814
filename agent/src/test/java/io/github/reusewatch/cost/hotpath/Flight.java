package io.github.reusewatch.cost.hotpath;

import java.nio.ByteBuffer;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.apache.kafka.clients.producer.internals.ProducerBatch;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * The sends in flight: first in, first out, whichever thread comes. With several threads, as with a
 * client's I/O thread, a send is seldom acknowledged by the thread that made it.
 */
@State(Scope.Benchmark)
public class Flight {
  /** Sends that are not acknowledged, with those that the threads are about to make. */
  @Param("1000")
  public int inFlight;

  /** Of a record, in bytes. */
  @Param("1024")
  public int size;

  @Param("false")
  public boolean watched;

  private final ConcurrentLinkedQueue<Batch> batches = new ConcurrentLinkedQueue<>();
  private PlainClient client;

  @Setup(Level.Trial)
  public void fill(BenchmarkParams benchmark) {
    client = PlainClient.of(watched);
    OneSend[] sends = Sender.sends();
    Values values = new Values(size, inFlight);
    ByteBuffer memory = Batch.memory(size);
    for (int left = inFlight / Batch.SENDS - benchmark.getThreads(); left > 0; left--) {
      Batch batch = new Batch(memory);
      for (OneSend send : sends) {
        send.value = values.next();
        client.build(send);
        client.enter(send);
        client.copy(send, batch.ofClient);
      }
      batches.add(batch);
    }
  }

  PlainClient client() {
    return client;
  }

  /** The oldest batch in exchange for a new one. */
  ProducerBatch exchange(Batch batch) {
    batches.add(batch);
    return batches.remove().ofClient;
  }

  @TearDown(Level.Trial)
  public void land() {
    batches.forEach(batch -> client.acknowledge(batch.ofClient));
    client.close();
  }
}
