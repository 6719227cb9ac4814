package io.github.reusewatch.corpus;

import java.util.Map;
import org.apache.kafka.clients.producer.ProducerInterceptor;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;

/** Does nothing. The settings of its producer give it what it works on. */
abstract class Interceptor implements ProducerInterceptor<Object, Object> {
  static final String CLASSES = "interceptor.classes";
  static final String STAGE = "corpus.stage";
  static final String PAYLOAD = "corpus.payload";

  private Map<String, ?> settings = Map.of();

  @Override
  public void configure(Map<String, ?> configs) {
    settings = configs;
  }

  Stage stage() {
    return (Stage) settings.get(STAGE);
  }

  Payload payload() {
    return (Payload) settings.get(PAYLOAD);
  }

  @Override
  public ProducerRecord<Object, Object> onSend(ProducerRecord<Object, Object> record) {
    return record;
  }

  @Override
  public void onAcknowledgement(RecordMetadata metadata, Exception exception) {}

  @Override
  public void close() {}

  /** Sends other bytes than the application gave. */
  public static final class Replacing extends Interceptor {
    @Override
    public ProducerRecord<Object, Object> onSend(ProducerRecord<Object, Object> record) {
      return stage().message(payload()).record;
    }
  }

  /** Adds a header, as tracing does. */
  public static final class AddingHeader extends Interceptor {
    @Override
    public ProducerRecord<Object, Object> onSend(ProducerRecord<Object, Object> record) {
      record.headers().add("traceparent", Payload.text(55));
      return record;
    }
  }

  /** Gives the buffer back to its pool at the acknowledgement. */
  public static final class Refilling extends Interceptor {
    @Override
    public void onAcknowledgement(RecordMetadata metadata, Exception exception) {
      payload().refill();
    }
  }
}
