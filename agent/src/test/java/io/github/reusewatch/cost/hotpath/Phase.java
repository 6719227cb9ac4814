package io.github.reusewatch.cost.hotpath;

/** What is measured. */
public enum Phase {
  /** The constructor of the record. */
  BUILT,

  /** The entry of {@code send}. */
  SENT,

  /** From the serializers to the return of {@code send}, with the copy into the batch. */
  COPIED,

  /** The acknowledgement. */
  ACKED,

  /** All of them, and the application that fills its array before. */
  WHOLE
}
