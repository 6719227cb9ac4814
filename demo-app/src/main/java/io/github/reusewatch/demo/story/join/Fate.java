package io.github.reusewatch.demo.story.join;

/**
 * What became of the record that a finding is about, which is flagged as having reached the broker
 * changed.
 */
enum Fate {
  /** The consumers got it with the bytes that the finding says. */
  CORRUPTED,
  /** The consumers never got it: nobody can tell. */
  LOST,
  /** The consumers got it as it was built: the finding is wrong. */
  ORIGINAL_ARRIVED,
  /** The consumers got it corrupted, but with bytes other than the finding says. */
  OTHER_BYTES,
  /** It has a finding already. */
  FLAGGED_BEFORE,
  /** No record that was sent fits the finding. */
  UNEXPLAINED
}
