package io.github.reusewatch.corpus;

import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;

/** Has another producer do the work, as tracing and metrics wrappers do. */
final class ForwardingProducer extends BareProducer {
  private final Producer<Object, Object> to;

  ForwardingProducer(Producer<Object, Object> to) {
    this.to = to;
  }

  @Override
  public Future<RecordMetadata> send(ProducerRecord<Object, Object> record, Callback then) {
    return to.send(record, then);
  }
}
