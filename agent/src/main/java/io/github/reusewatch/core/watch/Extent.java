package io.github.reusewatch.core.watch;

/**
 * Which part of a payload a serializer took. A {@code byte[]} is always taken as a whole; of a
 * {@code ByteBuffer} Kafka's own serializer takes all up to the limit, since it rewinds, and one of
 * somebody's own may flip and take what is before the position, or take what remains.
 */
enum Extent {
  /** All that is watched. */
  WHOLE,
  /** What was before the buffer's position. */
  HEAD,
  /** From the buffer's position to its limit. */
  TAIL
}
