package io.github.reusewatch.load;

/**
 * One honest way to send.
 *
 * @param perMille its share of all sends: some ways are a thousand times slower than others
 */
record Shape(int perMille, Step step) {
  /** Does it once. */
  interface Step {
    /** Sends some records; returns how often {@code send} was called. */
    int send() throws Exception;
  }
}
