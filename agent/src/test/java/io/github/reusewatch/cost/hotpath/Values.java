package io.github.reusewatch.cost.hotpath;

import java.util.Arrays;

/**
 * The application's arrays, one after the other. It fills each before it sends it. There are enough
 * that all in flight are different ones, as far as their memory allows.
 */
final class Values {
  private static final int MOST_BYTES = 128 * 1024 * 1024;

  private final byte[][] arrays;
  private int next;

  /**
   * Arrays of one size.
   *
   * @param inFlight of how many the contents are still needed
   */
  Values(int size, int inFlight) {
    int wanted = inFlight + 2 * Batch.SENDS;
    arrays = new byte[Math.max(2 * Batch.SENDS, Math.min(wanted, MOST_BYTES / size))][size];
  }

  /** Filled anew, with the same bytes: where there are too few, another send holds it, too. */
  byte[] next() {
    byte[] array = arrays[next];
    Arrays.fill(array, (byte) next);
    next = next + 1 == arrays.length ? 0 : next + 1;
    return array;
  }
}
