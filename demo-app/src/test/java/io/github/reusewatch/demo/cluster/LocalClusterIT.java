package io.github.reusewatch.demo.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.DescribeClusterOptions;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalClusterIT {
  private static final int BROKER = 1;
  private static final TopicPartition PARTITION = new TopicPartition("words", 0);

  @TempDir private static Path folder;

  private static LocalCluster cluster;
  private static Admin admin;

  @BeforeAll
  static void start() throws Exception {
    cluster = LocalCluster.builder().brokers(1).combined(true).under(folder).start();
    admin = Admin.create(Map.of("bootstrap.servers", cluster.bootstrapServers()));
    admin.createTopics(List.of(new NewTopic(PARTITION.topic(), 1, (short) 1))).all().get();
  }

  @AfterAll
  static void closeLeavesNothingBehind() {
    assertThat(children()).isNotEmpty();
    assertThat(folder).isNotEmptyDirectory();
    admin.close();

    cluster.close();
    cluster.close();

    assertThat(children()).isEmpty();
    assertThat(folder).isEmptyDirectory();
    assertThat(FreePorts.isFree(cluster.port(BROKER))).isTrue();
    assertThatThrownBy(() -> cluster.start(BROKER))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("closed");
  }

  @Test
  void brokersAreNamed() {
    assertThat(cluster.brokerIds()).containsExactly(BROKER);
    assertThat(cluster.bootstrapServers()).isEqualTo("127.0.0.1:" + cluster.port(BROKER));
    assertThatThrownBy(() -> cluster.stop(7))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no broker 7, only [1]");
  }

  @Test
  void recordsSurviveARestart() throws Exception {
    int port = cluster.port(BROKER);
    String word = "kept-" + System.nanoTime();
    send(word);

    cluster.stop(BROKER);
    assertThat(FreePorts.isFree(port)).isTrue();
    cluster.start(BROKER);

    assertThat(FreePorts.isFree(port)).as("listens when start returns").isFalse();
    assertThat(cluster.port(BROKER)).isEqualTo(port);
    assertThat(words()).contains(word);
  }

  @Test
  void killedBrokerComesBack() throws Exception {
    cluster.kill(BROKER);
    assertThat(children()).isEmpty();
    cluster.start(BROKER);

    String word = "after-kill-" + System.nanoTime();
    send(word);
    assertThat(words()).contains(word);
  }

  @Test
  void pausedBrokerDoesNotAnswerUntilItIsResumed() {
    cluster.pause(BROKER);
    assertThatThrownBy(() -> describe(500)).hasCauseInstanceOf(TimeoutException.class);

    cluster.resume(BROKER);
    await().atMost(Duration.ofSeconds(20)).ignoreExceptions().until(() -> describe(2000) == 1);
  }

  @Test
  void runningBrokerIsNotStartedTwice() {
    assertThatThrownBy(() -> cluster.start(BROKER))
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("node 1 runs already");
  }

  @Test
  void brokerThatDoesNotComeUpIsExplainedByItsLog(@TempDir Path other) {
    LocalCluster.Builder builder =
        LocalCluster.builder().combined(true).under(other).property("num.io.threads", "many");

    assertThatThrownBy(builder::start)
        .isInstanceOf(ClusterException.class)
        .hasMessageContaining("node 1 could not be formatted, exit status 1")
        .hasMessageContaining("Invalid value many for configuration num.io.threads");
    assertThat(other).isEmptyDirectory();
  }

  private static int describe(int timeoutMillis) throws Exception {
    return admin
        .describeCluster(new DescribeClusterOptions().timeoutMs(timeoutMillis))
        .nodes()
        .get()
        .size();
  }

  private static void send(String word)
      throws ExecutionException, InterruptedException, java.util.concurrent.TimeoutException {
    try (KafkaProducer<String, String> producer =
        new KafkaProducer<>(
            Map.of("bootstrap.servers", cluster.bootstrapServers()),
            new StringSerializer(),
            new StringSerializer())) {
      var unused =
          producer.send(new ProducerRecord<>(PARTITION.topic(), word)).get(20, TimeUnit.SECONDS);
    }
  }

  private static Set<String> words() {
    try (KafkaConsumer<String, String> consumer =
        new KafkaConsumer<>(
            Map.of("bootstrap.servers", cluster.bootstrapServers()),
            new StringDeserializer(),
            new StringDeserializer())) {
      consumer.assign(List.of(PARTITION));
      consumer.seekToBeginning(List.of(PARTITION));
      return StreamSupport.stream(consumer.poll(Duration.ofSeconds(20)).spliterator(), false)
          .map(each -> each.value())
          .collect(Collectors.toSet());
    }
  }

  private static List<ProcessHandle> children() {
    return ProcessHandle.current().children().filter(ProcessHandle::isAlive).toList();
  }
}
