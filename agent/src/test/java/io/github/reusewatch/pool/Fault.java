package io.github.reusewatch.pool;

/** When a client gives a batch's buffer back too early. */
public enum Fault {
  NONE,

  /** While the request that has it is being written. */
  FREED_WHILE_WRITTEN,

  /** After the batch was drained, before its request is made. */
  FREED_BEFORE_REQUEST
}
