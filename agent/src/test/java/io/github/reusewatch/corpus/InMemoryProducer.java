package io.github.reusewatch.corpus;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.Callback;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.TopicPartition;

/** Keeps one record, as it is, until it is told how that ends. */
final class InMemoryProducer extends BareProducer {
  private ProducerRecord<Object, Object> kept;
  private Callback callback;
  private CompletableFuture<RecordMetadata> future;

  @Override
  public Future<RecordMetadata> send(ProducerRecord<Object, Object> record, Callback then) {
    kept = record;
    callback = then;
    future = new CompletableFuture<>();
    return future;
  }

  void complete() {
    RecordMetadata metadata =
        new RecordMetadata(new TopicPartition(kept.topic(), 0), 0, 0, 0L, 0, 0);
    callback.onCompletion(metadata, null);
    future.complete(metadata);
  }

  void fail(Exception exception) {
    callback.onCompletion(null, exception);
    future.completeExceptionally(exception);
  }
}
