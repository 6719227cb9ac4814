package io.github.reusewatch.corpus;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import org.apache.kafka.clients.consumer.ConsumerGroupMetadata;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.Metric;
import org.apache.kafka.common.MetricName;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.metrics.KafkaMetric;

/** What a producer of the application's own does not do. */
abstract class BareProducer implements Producer<Object, Object> {
  @Override
  public Future<RecordMetadata> send(ProducerRecord<Object, Object> record) {
    return send(record, null);
  }

  @Override
  public void flush() {}

  @Override
  public void close() {}

  @Override
  public void close(Duration timeout) {}

  @Override
  public void initTransactions() {
    throw new UnsupportedOperationException();
  }

  @Override
  public void beginTransaction() {
    throw new UnsupportedOperationException();
  }

  @Override
  public void sendOffsetsToTransaction(
      Map<TopicPartition, OffsetAndMetadata> offsets, ConsumerGroupMetadata group) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void commitTransaction() {
    throw new UnsupportedOperationException();
  }

  @Override
  public void abortTransaction() {
    throw new UnsupportedOperationException();
  }

  @Override
  public void registerMetricForSubscription(KafkaMetric metric) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void unregisterMetricFromSubscription(KafkaMetric metric) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<PartitionInfo> partitionsFor(String topic) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Map<MetricName, ? extends Metric> metrics() {
    return Map.of();
  }

  @Override
  public Uuid clientInstanceId(Duration timeout) {
    throw new UnsupportedOperationException();
  }
}
