package io.github.reusewatch.cost;

import java.util.stream.IntStream;

/** Which sends are not acknowledged while a benchmark runs. */
public enum InFlight {
  /** None: there were some, and they are over. */
  NOTHING,

  /** Their arrays have lengths that the benchmark does not write to. */
  OTHER_LENGTHS,

  /** Among them is one array of each length that the benchmark writes to. */
  SAME_LENGTHS;

  private static final int SENDS = 64;

  boolean acknowledged() {
    return this == NOTHING;
  }

  /** Of the arrays that are sent, in bytes: no two are the same. */
  int[] lengths() {
    IntStream others = IntStream.range(0, SENDS).map(i -> 301 + 37 * i);
    return this == SAME_LENGTHS
        ? IntStream.concat(others, IntStream.of(Loops.ARRAY, Orders.AVRO, Orders.JACKSON)).toArray()
        : others.toArray();
  }
}
