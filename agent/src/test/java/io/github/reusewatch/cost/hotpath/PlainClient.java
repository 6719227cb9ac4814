package io.github.reusewatch.cost.hotpath;

import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.clients.producer.internals.ProducerBatch;
import org.apache.kafka.common.header.Header;

/**
 * The moments of a send as the client has them, without what is around them: metadata, partitioner,
 * queues, network. The record and the batch are Kafka's own, so a client that the agent instruments
 * calls it there.
 */
class PlainClient implements AutoCloseable {
  static final String TOPIC = "hot";
  private static final Header[] NO_HEADERS = {};

  /** The application's: every send has one. */
  private static final Callback OF_APPLICATION = (metadata, exception) -> {};

  /**
   * One of a JVM with the agent, or one without.
   *
   * @param watched whether the agent is there
   */
  static PlainClient of(boolean watched) {
    return watched ? new WatchedClient() : new PlainClient();
  }

  /** The application builds a record. */
  final void build(OneSend send) {
    send.record = new ProducerRecord<>(TOPIC, send.value);
  }

  /** {@code KafkaProducer.send} is entered. */
  void enter(OneSend send) {
    send.callback = OF_APPLICATION;
  }

  /** All from {@code KafkaProducer.doSend} to the return of {@code send}. */
  void copy(OneSend send, ProducerBatch batch) {
    append(send, batch);
  }

  final void append(OneSend send, ProducerBatch batch) {
    Callback ofClient = new AfterInterceptors(send.callback);
    if (batch.tryAppend(0, null, send.value, NO_HEADERS, ofClient, 0) == null) {
      throw new IllegalStateException("the batch has no room");
    }
  }

  /** The broker has acknowledged a batch. */
  final void acknowledge(ProducerBatch batch) {
    batch.complete(0, 0);
  }

  @Override
  public void close() {}

  /** Stands for {@code RecordAccumulator.AppendCallbacks}. */
  private static final class AfterInterceptors implements Callback {
    private final Callback ofSend;

    AfterInterceptors(Callback ofSend) {
      this.ofSend = ofSend;
    }

    @Override
    public void onCompletion(RecordMetadata metadata, Exception exception) {
      ofSend.onCompletion(metadata, exception);
    }
  }
}
