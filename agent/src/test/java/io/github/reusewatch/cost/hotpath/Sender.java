package io.github.reusewatch.cost.hotpath;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.stream.Stream;
import org.apache.kafka.clients.producer.internals.ProducerBatch;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.BenchmarkParams;

/**
 * A thread that sends batch after batch. Of each batch one phase is measured: what comes before it
 * is done by then, what comes after is done later. So where a phase is measured by itself, all
 * sends of a batch are entered, one inside the other, before the innermost is copied and left, and
 * then the one around it.
 */
@State(Scope.Thread)
public class Sender {
  @Param("WHOLE")
  public Phase phase;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final OneSend[] sends = sends();
  private PlainClient client;
  private ByteBuffer memory;
  private Values values;
  private Batch batch;
  private ProducerBatch oldest;
  private long allocatedBefore;

  static OneSend[] sends() {
    return Stream.generate(OneSend::new).limit(Batch.SENDS).toArray(OneSend[]::new);
  }

  @Setup(Level.Trial)
  public void begin(Flight flight, BenchmarkParams benchmark) {
    client = flight.client();
    memory = Batch.memory(flight.size);
    values = new Values(flight.size, flight.inFlight / benchmark.getThreads());
  }

  @Setup(Level.Invocation)
  public void before(Flight flight) {
    if (phase != Phase.WHOLE) {
      batch = new Batch(memory);
      for (OneSend send : sends) {
        send.value = values.next();
      }
      for (Phase earlier : Phase.values()) {
        if (earlier.compareTo(phase) < 0) {
          run(earlier, flight);
        }
      }
      if (phase == Phase.ACKED) {
        oldest = flight.exchange(batch);
      }
    }
    allocatedBefore = threads.getCurrentThreadAllocatedBytes();
  }

  void measured(Flight flight) {
    run(phase, flight);
  }

  @TearDown(Level.Invocation)
  public void after(Flight flight) {
    Figures.allocated(threads.getCurrentThreadAllocatedBytes() - allocatedBefore, Batch.SENDS);
    if (phase != Phase.WHOLE && phase != Phase.ACKED) {
      for (Phase later : Phase.values()) {
        if (later.compareTo(phase) > 0 && later.compareTo(Phase.ACKED) < 0) {
          run(later, flight);
        }
      }
      client.acknowledge(flight.exchange(batch));
    }
  }

  private void run(Phase which, Flight flight) {
    switch (which) {
      case BUILT -> {
        for (OneSend send : sends) {
          client.build(send);
        }
      }
      case SENT -> {
        for (OneSend send : sends) {
          client.enter(send);
        }
      }
      case COPIED -> {
        for (int i = sends.length - 1; i >= 0; i--) {
          client.copy(sends[i], batch.ofClient);
        }
      }
      case ACKED -> client.acknowledge(oldest);
      case WHOLE -> whole(flight);
    }
  }

  private void whole(Flight flight) {
    batch = new Batch(memory);
    for (OneSend send : sends) {
      send.value = values.next();
      client.build(send);
      client.enter(send);
      client.copy(send, batch.ofClient);
    }
    client.acknowledge(flight.exchange(batch));
  }

  @TearDown(Level.Trial)
  public void check(Flight flight) {
    if (flight.watched) {
      for (OneSend send : sends) {
        WatchedClient.check(send);
      }
    }
  }
}
