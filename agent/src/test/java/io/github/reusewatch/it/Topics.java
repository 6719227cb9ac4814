package io.github.reusewatch.it;

import com.google.gson.JsonObject;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.zip.CRC32C;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/** What the broker holds, read back by a consumer of the test's own. */
final class Topics {
  private Topics() {}

  /** All records of some topics, by {@code topic-partition@offset}. */
  static Map<String, ConsumerRecord<byte[], byte[]>> read(Collection<String> topics) {
    Map<String, ConsumerRecord<byte[], byte[]>> records = new HashMap<>();
    read(TestCluster.bootstrapServers(), topics, record -> records.put(place(record), record));
    return records;
  }

  /** {@code topic-partition@offset}. */
  static String place(ConsumerRecord<?, ?> record) {
    return record.topic() + "-" + record.partition() + "@" + record.offset();
  }

  /** All records of some topics, one after the other. */
  static void read(
      String bootstrapServers,
      Collection<String> topics,
      Consumer<ConsumerRecord<byte[], byte[]>> reader) {
    try (KafkaConsumer<byte[], byte[]> consumer =
        new KafkaConsumer<>(
            Map.of("bootstrap.servers", bootstrapServers),
            new ByteArrayDeserializer(),
            new ByteArrayDeserializer())) {
      List<TopicPartition> partitions =
          topics.stream()
              .flatMap(topic -> consumer.partitionsFor(topic).stream())
              .map(p -> new TopicPartition(p.topic(), p.partition()))
              .collect(Collectors.toList());
      consumer.assign(partitions);
      consumer.seekToBeginning(partitions);
      Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
      while (ends.entrySet().stream()
          .anyMatch(end -> consumer.position(end.getKey()) < end.getValue())) {
        consumer.poll(Duration.ofMillis(200)).forEach(reader);
      }
    }
  }

  /** {@code topic-partition@offset} of the record that a finding is about. */
  static String place(JsonObject finding) {
    JsonObject part = finding.getAsJsonObject("record");
    return part.get("topic").getAsString() + "-" + part.get("partition") + "@" + part.get("offset");
  }

  /** CRC32C of the part of the record that a finding is about, as 8 hexadecimal digits. */
  static String crcOnBroker(
      JsonObject finding, Map<String, ConsumerRecord<byte[], byte[]>> records) {
    JsonObject part = finding.getAsJsonObject("record");
    ConsumerRecord<byte[], byte[]> record = records.get(place(finding));
    byte[] bytes =
        switch (part.get("role").getAsString()) {
          case "key" -> record.key();
          case "header" -> record.headers().lastHeader(part.get("header").getAsString()).value();
          default -> record.value();
        };
    CRC32C crc = new CRC32C();
    crc.update(bytes);
    return String.format("%08x", (int) crc.getValue());
  }
}
