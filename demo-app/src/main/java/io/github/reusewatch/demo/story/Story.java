package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.cluster.LocalCluster;
import io.github.reusewatch.demo.run.ApplicationOutput;
import io.github.reusewatch.demo.run.ApplicationProcess;
import io.github.reusewatch.demo.run.Results;
import io.github.reusewatch.demo.run.Screen;
import io.github.reusewatch.demo.story.app.ProducerApplication;
import io.github.reusewatch.demo.story.join.Join;
import io.github.reusewatch.demo.story.join.LineReader;
import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import org.apache.kafka.common.utils.AppInfoParser;

/** The run from the start of the cluster to the comparison of both sides. */
final class Story {
  private static final int BROKERS = 2;

  private final Options options;
  private final Results results;
  private final Screen screen;
  private final ApplicationOutput output;

  Story(Options options, Screen screen) {
    this.options = options;
    this.results = options.results();
    this.screen = screen;
    this.output =
        new ApplicationOutput(results.applicationLog(), screen, ProducerApplication.TIMED_OUT);
  }

  Outcome run() throws IOException, InterruptedException, ExecutionException {
    results.clear();
    screen.step(
        "starting Kafka %s on 127.0.0.1: a controller and %d brokers, each a process of its own"
            .formatted(AppInfoParser.getVersion(), BROKERS));
    LocalCluster.Builder builder = LocalCluster.builder().brokers(BROKERS);
    if (!options.quiet()) {
      RollingRestart.BROKER_PROPERTIES.forEach(builder::property);
    }
    try (LocalCluster cluster = builder.start();
        Topics topics = new Topics(cluster.bootstrapServers());
        ConsumedLog consumed = new ConsumedLog(results.consumed())) {
      screen.step("the cluster is up: " + cluster.bootstrapServers());
      double clusterUp = screen.seconds();
      createTopics(topics);
      try (CheckingConsumers consumers =
          new CheckingConsumers(cluster.bootstrapServers(), consumed)) {
        screen.step("consumers read all partitions and check every record");
        runApplication(cluster, topics);
        consumers.awaitLastRecords();
        screen.step("the consumers have read everything");
      }
      return compare(consumed, clusterUp);
    }
  }

  private void createTopics(Topics topics) throws InterruptedException, ExecutionException {
    topics.create();
    screen.step(
        "topics %s: %d partitions each, on %d brokers"
            .formatted(
                Topics.names().stream().collect(Collectors.joining(" and ")),
                ProducerApplication.PARTITIONS,
                Topics.REPLICATION_FACTOR));
  }

  private void runApplication(LocalCluster cluster, Topics topics)
      throws IOException, InterruptedException, ExecutionException {
    ApplicationCommand command =
        new ApplicationCommand(options.agent(), options.fixed(), options.quiet(), results);
    screen.step(
        "starting the application, buffers back to the pool %s, acks=1, write timeout 2 s"
            .formatted(options.fixed() ? "after the ack" : "after the write (the bug)"));
    screen.step(command.agentOption().map(option -> "with " + option).orElse("without the agent"));
    try (ApplicationProcess application =
        new ApplicationProcess(command.line(cluster.bootstrapServers()), output, results)) {
      application.await(ProducerApplication.READY);
      screen.step("the application has warmed up");
      if (options.quiet()) {
        new QuietSpell(application, screen, options.agent().isPresent()).run();
      } else {
        screen.text(RollingRestart.EXPLANATION);
        new RollingRestart(cluster, topics, screen).run();
      }
      screen.step("stopping the application");
      application.stop();
    }
  }

  private Outcome compare(ConsumedLog consumed, double clusterUp) throws IOException {
    Join join =
        new Join(
            LineReader.sent(results.sent()),
            consumed.records(),
            LineReader.findings(results.findings()));
    return new Outcome(
        screen.seconds(),
        output.count(ProducerApplication.TIMED_OUT),
        output.found().map(seconds -> new Found(seconds, seconds - clusterUp)),
        output.hasAgent(),
        join.delivery(),
        join.flags(),
        join.example());
  }
}
