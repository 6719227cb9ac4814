package io.github.reusewatch.scenario;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerInterceptor;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;

/** What interceptors do: all of it allowed. */
final class Interceptors {
  private Interceptors() {}

  /** Does nothing. */
  abstract static class Base implements ProducerInterceptor<byte[], byte[]> {
    @Override
    public ProducerRecord<byte[], byte[]> onSend(ProducerRecord<byte[], byte[]> record) {
      return record;
    }

    @Override
    public void onAcknowledgement(RecordMetadata metadata, Exception exception) {}

    @Override
    public void close() {}

    @Override
    public void configure(Map<String, ?> configs) {}
  }

  /** Adds headers, as tracing does. */
  public static final class AddsHeaders extends Base {
    @Override
    public ProducerRecord<byte[], byte[]> onSend(ProducerRecord<byte[], byte[]> record) {
      record.headers().add("traceparent", "00-abc".getBytes(StandardCharsets.UTF_8));
      return record;
    }
  }
}
