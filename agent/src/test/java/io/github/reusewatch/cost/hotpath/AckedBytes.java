package io.github.reusewatch.cost.hotpath;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;

/**
 * What is allocated when sends are acknowledged: counted here, since the client's own I/O thread
 * allocates more or less for itself, as often as it is woken.
 */
public final class AckedBytes {
  private static final int BATCHES = 20;
  private static final int RECORD = 100;

  private AckedBytes() {}

  /**
   * Of a send, in bytes: the least that a batch took.
   *
   * @param watched whether the agent is there
   */
  public static double ofSend(boolean watched) {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    ByteBuffer memory = Batch.memory(RECORD);
    long least = Long.MAX_VALUE;
    try (PlainClient client = PlainClient.of(watched)) {
      for (int i = 0; i < BATCHES; i++) {
        Batch batch = new Batch(memory);
        for (OneSend send : Sender.sends()) {
          send.value = new byte[RECORD];
          client.build(send);
          client.enter(send);
          client.copy(send, batch.ofClient);
        }
        long before = threads.getCurrentThreadAllocatedBytes();
        client.acknowledge(batch.ofClient);
        least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
      }
    }
    return (double) least / Batch.SENDS;
  }
}
