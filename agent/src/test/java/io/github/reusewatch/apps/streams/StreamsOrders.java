package io.github.reusewatch.apps.streams;

import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.streams.KafkaStreams;
import org.apache.kafka.streams.StreamsConfig;
import org.apache.kafka.streams.Topology;

/**
 * A topology of one processor: bootstrap servers, the topic it reads (one record is enough), the
 * mutated record's topic, the clean one's.
 */
public final class StreamsOrders {
  private StreamsOrders() {}

  public static void main(String[] arguments) throws InterruptedException {
    CountDownLatch processed = new CountDownLatch(1);
    Topology topology =
        new Topology()
            .addSource("in", new ByteArrayDeserializer(), new ByteArrayDeserializer(), arguments[1])
            .addProcessor("split", () -> new Splitter(processed), "in")
            .addSink(
                Splitter.MUTATED,
                arguments[2],
                new ByteArraySerializer(),
                new ByteArraySerializer(),
                "split")
            .addSink(
                Splitter.CLEAN,
                arguments[3],
                new ByteArraySerializer(),
                new ByteArraySerializer(),
                "split");
    Properties settings = new Properties();
    settings.put(StreamsConfig.APPLICATION_ID_CONFIG, arguments[1]);
    settings.put(StreamsConfig.BOOTSTRAP_SERVERS_CONFIG, arguments[0]);
    settings.put(StreamsConfig.NUM_STREAM_THREADS_CONFIG, "1");
    // Nothing leaves before the flush that comes with the end.
    settings.put(StreamsConfig.producerPrefix("linger.ms"), "60000");
    settings.put(StreamsConfig.COMMIT_INTERVAL_MS_CONFIG, "60000");
    try (KafkaStreams streams = new KafkaStreams(topology, settings)) {
      streams.start();
      processed.await();
    }
  }
}
