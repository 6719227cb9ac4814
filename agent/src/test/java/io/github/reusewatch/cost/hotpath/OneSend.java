package io.github.reusewatch.cost.hotpath;

import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.ProducerRecord;

/** A send and what the client has of it. */
final class OneSend {
  /** The application's. */
  byte[] value;

  ProducerRecord<byte[], byte[]> record;

  /** What the agent returned when it was entered; {@code null} without the agent. */
  Object send;

  /** The one that {@code doSend} gets: the application's, or the agent's around it. */
  Callback callback;
}
