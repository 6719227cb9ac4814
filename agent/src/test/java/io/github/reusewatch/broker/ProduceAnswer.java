package io.github.reusewatch.broker;

/**
 * What a producer is told of a produce request: the same of all its batches, except that one with a
 * wrong checksum is not acknowledged.
 *
 * @param errorCode one of the protocol's
 * @param sent false if the producer is told nothing at all
 */
public record ProduceAnswer(int errorCode, boolean sent) {
  public static final int NO_ERROR = 0;

  /** What a broker says to a wrong checksum. */
  static final int CORRUPT_MESSAGE = 2;

  /** One that clients split a batch after. */
  public static final int MESSAGE_TOO_LARGE = 10;

  /** One that clients try again after. */
  public static final int NOT_LEADER_OR_FOLLOWER = 6;

  /** One after which an idempotent producer gives up all that it has. */
  public static final int CLUSTER_AUTHORIZATION_FAILED = 31;

  public static final ProduceAnswer ACKNOWLEDGED = new ProduceAnswer(NO_ERROR, true);
  public static final ProduceAnswer SILENCE = new ProduceAnswer(NO_ERROR, false);

  public static ProduceAnswer error(int errorCode) {
    return new ProduceAnswer(errorCode, true);
  }
}
