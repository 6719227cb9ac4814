package io.github.reusewatch.corpus;

import java.util.concurrent.atomic.AtomicInteger;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.RecordMetadata;

/** A send, and what became of it. */
final class Sent implements Callback {
  private final Message message;
  private final Callback then;
  private final AtomicInteger calls = new AtomicInteger();
  private volatile RecordMetadata metadata;
  private volatile boolean failed;

  /** By the scenario's callback; Kafka would only log it. */
  private volatile RuntimeException thrown;

  Sent(Message message, Callback then) {
    this.message = message;
    this.then = then;
  }

  @Override
  public void onCompletion(RecordMetadata acknowledged, Exception exception) {
    calls.incrementAndGet();
    failed = exception != null;
    metadata = acknowledged;
    try {
      then.onCompletion(acknowledged, exception);
    } catch (RuntimeException e) {
      thrown = e;
    }
  }

  /** Kafka calls no callback for a send that throws. */
  void threw() {
    calls.incrementAndGet();
    failed = true;
  }

  /** Every callback runs once. */
  void checkCalls() {
    if (calls.get() != 1) {
      throw new IllegalStateException("a callback ran " + calls.get() + " times");
    }
    if (thrown != null) {
      throw thrown;
    }
  }

  boolean isAcknowledged() {
    return calls.get() > 0 && !failed;
  }

  /** {@code topic partition offset key value header}; the last three as checksums. */
  @Override
  public String toString() {
    return metadata.topic()
        + " "
        + metadata.partition()
        + " "
        + metadata.offset()
        + " "
        + message.checksums();
  }
}
