package io.github.reusewatch.demo.cve.join;

/** What became of a batch that is flagged as sent with other bytes. */
enum BatchFate {
  /** The consumers got another partition's records in its place. */
  MISROUTED,
  /** Nothing arrived in its place: the broker found the checksum wrong. */
  REFUSED,
  /** The consumers got its own records: the finding is wrong. */
  ORIGINAL_ARRIVED,
  /** It is flagged already, or has an offset at which no other partition's records lie. */
  UNEXPLAINED
}
