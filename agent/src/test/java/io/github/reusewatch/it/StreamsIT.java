package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.nio.file.Path;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An application of Kafka Streams. */
class StreamsIT {
  @TempDir Path folder;

  @Test
  void anArrayThatIsForwardedTwice() {
    TwoTopics topics = new TwoTopics("streams").created();
    TwoTopics.create("streams.in");
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", TestCluster.bootstrapServers()),
            new StringSerializer(),
            new StringSerializer())) {
      producer.send(new ProducerRecord<>("streams.in", "anything"));
    }
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .classPath(ForkedJvm.applicationClassPath("kafka-streams|jackson-.*"))
            .jvmArguments("-Djava.io.tmpdir=" + folder)
            .withFindingsFile()
            .run(
                "io.github.reusewatch.apps.streams.StreamsOrders",
                TestCluster.bootstrapServers(),
                "streams.in",
                topics.mutated,
                topics.clean);
    JsonObject finding = topics.onlyFinding(jvm, "CHANGED_BEFORE_ACK", "intact");
    String place =
        "io.github.reusewatch.apps.streams.Splitter.process"
            + SourceLine.of("streams.Splitter", ", MUTATED);");
    String usedAgain =
        "io.github.reusewatch.apps.streams.Splitter.process"
            + SourceLine.of("streams.Splitter", ", CLEAN);");
    assertThat(jvm.stderr)
        .contains(" value sent at " + place + ", used again at " + usedAgain + "\n");
    assertThat(TwoTopics.stack(finding, "sendSite"))
        .startsWith("org.apache.kafka.streams.processor.internals.")
        .contains("\n" + place + "\n");
    assertThat(TwoTopics.stack(finding, "builtSite"))
        .startsWith("org.apache.kafka.streams.processor.internals.")
        .contains("\n" + place + "\n");
  }
}
