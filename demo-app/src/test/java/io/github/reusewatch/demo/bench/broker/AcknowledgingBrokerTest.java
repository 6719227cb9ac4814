package io.github.reusewatch.demo.bench.broker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.reusewatch.demo.bench.app.HashingInterceptor;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.zip.CRC32C;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AcknowledgingBrokerTest {
  private static final int LARGE = 900_000;

  private AcknowledgingBroker broker;

  @BeforeEach
  void start() throws IOException {
    broker = AcknowledgingBroker.start("bench", 3);
  }

  @AfterEach
  void close() throws IOException {
    broker.close();
  }

  private KafkaProducer<byte[], byte[]> producer(Map<String, Object> more) {
    Map<String, Object> settings = new HashMap<>(more);
    settings.put("bootstrap.servers", "127.0.0.1:" + broker.port());
    return new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer());
  }

  @ParameterizedTest
  @CsvSource({"1, none", "all, none", "1, lz4", "all, zstd"})
  void acknowledgesWithTheOffsetsOfEachPartition(String acks, String compression)
      throws ExecutionException, InterruptedException {
    try (KafkaProducer<byte[], byte[]> producer =
        producer(Map.of("acks", acks, "compression.type", compression, "linger.ms", 50))) {
      producer.send(record(0));
      producer.send(record(0));
      Future<RecordMetadata> third = producer.send(record(0));
      Future<RecordMetadata> other = producer.send(record(2));
      assertThat(third.get().offset()).isEqualTo(2);
      assertThat(other.get().offset()).isZero();
      assertThat(producer.send(record(0)).get().offset()).isEqualTo(3);
    }
  }

  @Test
  void readsRequestsThatComeInManyParts() throws ExecutionException, InterruptedException {
    try (KafkaProducer<byte[], byte[]> producer = producer(Map.of("acks", "1"))) {
      Future<RecordMetadata> last = null;
      for (int i = 0; i < 20; i++) {
        last = producer.send(new ProducerRecord<>("bench", 1, null, new byte[LARGE]));
      }
      assertThat(last.get().offset()).isEqualTo(19);
    }
  }

  @Test
  void withoutAcksNothingIsAnswered() throws ExecutionException, InterruptedException {
    try (KafkaProducer<byte[], byte[]> producer = producer(Map.of("acks", "0"))) {
      assertThat(producer.send(record(0)).get().hasOffset()).isFalse();
      assertThat(producer.send(record(0)).get().hasOffset()).isFalse();
    }
  }

  @Test
  void knowsItsOwnTopicOnly() {
    try (KafkaProducer<byte[], byte[]> producer = producer(Map.of("max.block.ms", 300))) {
      assertThatThrownBy(() -> producer.send(new ProducerRecord<>("another", new byte[9])).get())
          .hasCauseInstanceOf(TimeoutException.class);
    }
  }

  @Test
  void theInterceptorSendsTheChecksumAlong() throws ExecutionException, InterruptedException {
    try (KafkaProducer<byte[], byte[]> producer =
        producer(Map.of("interceptor.classes", HashingInterceptor.class.getName()))) {
      ProducerRecord<byte[], byte[]> record = record(0);
      producer.send(record).get();
      CRC32C crc = new CRC32C();
      crc.update(record.value());
      assertThat(record.headers().lastHeader(HashingInterceptor.HEADER).value())
          .asHexString()
          .isEqualToIgnoringCase("%08x".formatted(crc.getValue()));
    }
  }

  private static ProducerRecord<byte[], byte[]> record(int partition) {
    return new ProducerRecord<>("bench", partition, null, new byte[100]);
  }
}
