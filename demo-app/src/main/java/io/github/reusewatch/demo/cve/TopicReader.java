package io.github.reusewatch.demo.cve;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import io.github.reusewatch.demo.cve.app.Letter;
import io.github.reusewatch.demo.cve.join.Arrival;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/** Reads all partitions, each time from where it has left them. */
final class TopicReader implements AutoCloseable {
  private static final Duration POLL = Duration.ofMillis(100);

  private final Gson gson = new Gson();
  private final KafkaConsumer<byte[], byte[]> consumer;

  TopicReader(String bootstrapServers, List<TopicPartition> partitions) {
    consumer =
        new KafkaConsumer<>(
            Map.of(
                "bootstrap.servers", bootstrapServers,
                "auto.offset.reset", "earliest",
                "enable.auto.commit", "false",
                "reconnect.backoff.max.ms", "200"),
            new ByteArrayDeserializer(),
            new ByteArrayDeserializer());
    consumer.assign(partitions);
  }

  /** Reads to the end, at a time at which nobody writes. */
  List<Arrival> readTo(Path file) throws IOException {
    List<Arrival> arrivals = new ArrayList<>();
    Map<TopicPartition, Long> ends = consumer.endOffsets(consumer.assignment());
    while (ends.entrySet().stream()
        .anyMatch(end -> consumer.position(end.getKey()) < end.getValue())) {
      for (ConsumerRecord<byte[], byte[]> each : consumer.poll(POLL)) {
        arrivals.add(
            new Arrival(
                new TopicPartition(each.topic(), each.partition()),
                each.offset(),
                Letter.of(each.value())));
      }
    }
    Files.write(file, arrivals.stream().map(this::line).toList());
    return arrivals;
  }

  @Override
  public void close() {
    consumer.close();
  }

  private String line(Arrival arrival) {
    JsonObject json = new JsonObject();
    json.addProperty("topic", arrival.partition().topic());
    json.addProperty("partition", arrival.partition().partition());
    json.addProperty("offset", arrival.offset());
    arrival
        .letter()
        .ifPresent(
            letter -> {
              json.addProperty("sentTo", letter.partition().toString());
              json.addProperty("number", letter.number());
            });
    return gson.toJson(json);
  }
}
