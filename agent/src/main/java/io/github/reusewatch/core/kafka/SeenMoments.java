package io.github.reusewatch.core.kafka;

/** Which moments of a send are seen inside one client, as far as its shape allowed hooks. */
public final class SeenMoments {
  /** Of a producer that is not Kafka's own. */
  public static final SeenMoments NONE = new SeenMoments(false, false);

  private final boolean copy;
  private final boolean failure;

  /**
   * @param copy when the bytes are copied into a batch
   * @param failure when a send has failed inside {@code send}, before the callback is told
   */
  public SeenMoments(boolean copy, boolean failure) {
    this.copy = copy;
    this.failure = failure;
  }

  /** Whether the moment is seen at which the client copies the bytes into its batch. */
  public boolean copy() {
    return copy;
  }

  /** Whether every end of a send is seen, so that nothing depends on the application's callback. */
  public boolean everyEnd() {
    return copy && failure;
  }
}
