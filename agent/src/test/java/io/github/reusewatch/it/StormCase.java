package io.github.reusewatch.it;

import io.github.reusewatch.chaos.StormProducer;
import io.github.reusewatch.pool.Fault;
import java.util.Arrays;
import java.util.List;

/**
 * A version of the client in the storm of a seed.
 *
 * @param mode of the option {@code pool}
 */
record StormCase(ClientUnderTest client, String mode, long seed) {
  private static final ClientUnderTest SOUND_IDEMPOTENCE = ClientUnderTest.ofVersion("2.5.0");

  boolean detects() {
    return mode.equals("detect");
  }

  /** Whether it frees buffers that are being written, as storms bring about all the time. */
  boolean affected() {
    return PoolBug.isIn(client.version(), Fault.FREED_WHILE_WRITTEN);
  }

  /** Whether nothing at all may be found. */
  boolean fixed() {
    return !PoolBug.isIn(client.version(), Fault.FREED_BEFORE_REQUEST) && isSinceProtocol2();
  }

  /**
   * Before 2.5 an idempotent producer may lose the end of a batch ("Attempt to increment sequence
   * number for a partition with no current sequence" in 0.11, "Trying to get the sequence number,
   * but the sequence number was never set" in 2.4): {@code flush} then waits for ever.
   */
  List<StormProducer> producers() {
    boolean idempotence = ClientUnderTest.OLDEST_FIRST.compare(client, SOUND_IDEMPOTENCE) >= 0;
    return Arrays.stream(StormProducer.values())
        .filter(producer -> idempotence || !producer.isIdempotent())
        .toList();
  }

  private boolean isSinceProtocol2() {
    return Integer.parseInt(client.version().split("\\.", -1)[0]) > 2;
  }

  @Override
  public String toString() {
    return client + " " + mode + " seed " + seed;
  }
}
