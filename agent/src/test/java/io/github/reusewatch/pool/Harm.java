package io.github.reusewatch.pool;

/** What comes of a buffer that was given back too early. */
public enum Harm {
  NONE,

  /** It was given back, and the request is never written to its end. */
  NONE_YET,

  /** A broker gets other bytes than those of the batch. */
  OTHER_BYTES
}
