package io.github.reusewatch.corpus;

import java.util.Map;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.common.serialization.Serializer;

/**
 * Sends a copy with another producer, inside the {@code send} of the first, and waits for it: that
 * acknowledgement is not the first one's.
 */
final class Auditing implements Serializer<byte[]> {
  private final Stage stage;
  private final Producer<Object, Object> audit;

  Auditing(Stage stage, Producer<Object, Object> audit) {
    this.stage = stage;
    this.audit = audit;
  }

  @Override
  public void configure(Map<String, ?> configs, boolean isKey) {}

  @Override
  public byte[] serialize(String topic, byte[] data) {
    try {
      stage.send(audit, stage.message(stage.variant.payload())).get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
    return data;
  }

  @Override
  public void close() {}
}
