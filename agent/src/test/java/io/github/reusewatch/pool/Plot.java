package io.github.reusewatch.pool;

import io.github.reusewatch.broker.ProduceAnswer;

/** The scenarios, and what a client that has the bug does in each. */
public enum Plot {
  EXPIRED_OTHER_TOPIC(Fault.FREED_WHILE_WRITTEN, Harm.OTHER_BYTES),
  EXPIRED_OTHER_TOPIC_MEMORY_LEFT(Fault.FREED_WHILE_WRITTEN, Harm.OTHER_BYTES),
  EXPIRED_SAME_PARTITION_NEW_LEADER(Fault.FREED_WHILE_WRITTEN, Harm.OTHER_BYTES),
  EXPIRED_SAME_PARTITION_SAME_NODE(Fault.FREED_WHILE_WRITTEN, Harm.OTHER_BYTES),
  FATAL_ERROR(Fault.FREED_WHILE_WRITTEN, Harm.OTHER_BYTES),
  CLOSED_AT_ONCE(Fault.FREED_WHILE_WRITTEN, Harm.NONE_YET),
  EXPIRED_BEFORE_REQUEST(Fault.FREED_BEFORE_REQUEST, Harm.OTHER_BYTES),
  LATE_ANSWER(Fault.NONE, Harm.NONE),
  LATE_REFUSAL(Fault.NONE, Harm.NONE),
  ABORTED_THEN_ANSWERED(Fault.NONE, Harm.NONE),
  ABORTED_THEN_REFUSED(Fault.NONE, Harm.NONE),
  DROPPED_THEN_RETRIED(Fault.NONE, Harm.NONE),
  DROPPED_THEN_EXPIRED(Fault.NONE, Harm.NONE),
  REQUEST_TIMED_OUT(Fault.NONE, Harm.NONE),
  RETRIABLE_ERRORS(Fault.NONE, Harm.NONE),
  BATCH_SPLIT(Fault.NONE, Harm.NONE);

  private static final ProduceAnswer TOO_LARGE =
      ProduceAnswer.error(ProduceAnswer.MESSAGE_TOO_LARGE);

  private final Fault fault;
  private final Harm harm;

  Plot(Fault fault, Harm harm) {
    this.fault = fault;
    this.harm = harm;
  }

  /** Which bug it is that a client has or has not. */
  public Fault fault() {
    return fault;
  }

  /** What becomes of it with a client that has it. */
  public Harm harm() {
    return harm;
  }

  /** Why the buffers are freed, as the agent says it. */
  public String reason() {
    return switch (this) {
      case FATAL_ERROR -> "aborted";
      case CLOSED_AT_ONCE -> "closed";
      default -> "expired";
    };
  }

  /** Whether it needs sends that wait for memory. */
  public boolean fillsPool() {
    return this == FATAL_ERROR || this == EXPIRED_BEFORE_REQUEST;
  }

  /**
   * Whether batches expire in it that were taken for a request: clients before 2.1 have no such.
   */
  public boolean needsDeliveryTimeout() {
    return (reason().equals("expired") && harm == Harm.OTHER_BYTES)
        || this == LATE_ANSWER
        || this == LATE_REFUSAL
        || this == DROPPED_THEN_EXPIRED;
  }

  PoolScenario scenario() {
    return switch (this) {
      case EXPIRED_OTHER_TOPIC -> new ExpiredThenOtherTopic(2);
      case EXPIRED_OTHER_TOPIC_MEMORY_LEFT -> new ExpiredThenOtherTopic(4);
      case EXPIRED_SAME_PARTITION_NEW_LEADER -> new ExpiredThenSamePartition(true);
      case EXPIRED_SAME_PARTITION_SAME_NODE -> new ExpiredThenSamePartition(false);
      case FATAL_ERROR -> new FatalError();
      case CLOSED_AT_ONCE -> new ClosedAtOnce();
      case EXPIRED_BEFORE_REQUEST -> new ExpiredBeforeRequest();
      case LATE_ANSWER -> new LateAnswer(ProduceAnswer.ACKNOWLEDGED);
      case LATE_REFUSAL -> new LateAnswer(TOO_LARGE);
      case ABORTED_THEN_ANSWERED -> new AbortedThenAnswered(ProduceAnswer.ACKNOWLEDGED);
      case ABORTED_THEN_REFUSED -> new AbortedThenAnswered(TOO_LARGE);
      case DROPPED_THEN_RETRIED -> new Dropped(false);
      case DROPPED_THEN_EXPIRED -> new Dropped(true);
      case REQUEST_TIMED_OUT -> new RequestTimedOut();
      case RETRIABLE_ERRORS -> new RetriableErrors();
      case BATCH_SPLIT -> new BatchSplit();
    };
  }
}
