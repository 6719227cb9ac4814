package io.github.reusewatch.it;

import io.github.reusewatch.pool.Fault;

/**
 * A version of the client in the storm of a seed.
 *
 * @param mode of the option {@code pool}
 */
record StormCase(ClientUnderTest client, String mode, long seed) {
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
   * Releases with the fix lose a batch's memory if it expires on its way and its request then
   * fails; with {@code pool=off}, too, where none of the pool's classes is touched.
   */
  boolean losesMemory() {
    return fixed();
  }

  private boolean isSinceProtocol2() {
    return Integer.parseInt(client.version().split("\\.", -1)[0]) > 2;
  }

  @Override
  public String toString() {
    return client + " " + mode + " seed " + seed;
  }
}
