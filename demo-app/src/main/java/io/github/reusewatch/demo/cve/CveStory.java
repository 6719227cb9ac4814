package io.github.reusewatch.demo.cve;

import io.github.reusewatch.demo.cluster.LocalCluster;
import io.github.reusewatch.demo.cve.app.OrdersAndPayments;
import io.github.reusewatch.demo.cve.join.Arrival;
import io.github.reusewatch.demo.cve.join.BatchJoin;
import io.github.reusewatch.demo.cve.join.Sending;
import io.github.reusewatch.demo.run.ApplicationJvm;
import io.github.reusewatch.demo.run.ApplicationOutput;
import io.github.reusewatch.demo.run.ApplicationProcess;
import io.github.reusewatch.demo.run.Results;
import io.github.reusewatch.demo.run.Screen;
import io.github.reusewatch.demo.story.join.LineReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.common.utils.AppInfoParser;

/** The runs of the application from the start of the cluster to the comparison. */
final class CveStory {
  private static final int BROKERS = 2;

  private final CveOptions options;
  private final ClientLibrary client;
  private final Screen screen;

  CveStory(CveOptions options, Screen screen) {
    this.options = options;
    this.client = options.client();
    this.screen = screen;
  }

  List<SceneOutcome> run() throws IOException, InterruptedException, ExecutionException {
    for (Scene each : Scene.values()) {
      options.resultsOf(each).clear();
    }
    screen.step(
        "starting Kafka %s on 127.0.0.1: a controller and %d brokers, each a process of its own"
            .formatted(AppInfoParser.getVersion(), BROKERS));
    LocalCluster.Builder builder = LocalCluster.builder().brokers(BROKERS);
    Stall.BROKER_PROPERTIES.forEach(builder::property);
    try (LocalCluster cluster = builder.start()) {
      screen.step("the cluster is up: " + cluster.bootstrapServers());
      Topics.create(cluster.bootstrapServers());
      screen.step("topics orders, on broker 1, and payments, on broker 2");
      screen.text(Stall.EXPLANATION);
      return runOn(cluster);
    }
  }

  private List<SceneOutcome> runOn(LocalCluster cluster) throws IOException, InterruptedException {
    List<SceneOutcome> outcomes = new ArrayList<>();
    try (TopicReader reader = new TopicReader(cluster.bootstrapServers(), Topics.partitions())) {
      for (Scene each : options.scenes()) {
        screen.text(
            "\nkafka-clients %s, which has %s, %s"
                .formatted(client.version(), each.isFixed() ? "the fix" : "the bug", each.title()));
        Results results = options.resultsOf(each);
        ApplicationOutput output = runApplication(cluster, each, results);
        List<Arrival> arrivals = reader.readTo(results.consumed());
        screen.step("consumers have read everything");
        outcomes.add(compare(each, results, output, arrivals));
      }
    }
    return outcomes;
  }

  private ApplicationOutput runApplication(LocalCluster cluster, Scene scene, Results results)
      throws IOException, InterruptedException {
    Optional<String> agentOption =
        scene
            .poolOption()
            .map(pool -> ApplicationJvm.agentOption(options.agent().orElseThrow(), results, pool));
    screen.step(
        "starting the application "
            + agentOption.map(option -> "with " + option).orElse("without the agent"));
    List<String> command =
        new ApplicationJvm(agentOption, Optional.of(client.jar()))
            .command(
                OrdersAndPayments.class, cluster.bootstrapServers(), results.sent().toString());
    ApplicationOutput output =
        new ApplicationOutput(
            results.applicationLog(),
            screen,
            OrdersAndPayments.WAITING,
            OrdersAndPayments.ANSWERED,
            OrdersAndPayments.ORDERS_ENDED,
            OrdersAndPayments.PAYMENTS_ENDED);
    try (ApplicationProcess application = new ApplicationProcess(command, output, results)) {
      new Stall(cluster, application, screen, scene.isFixed()).run();
      application.stop();
    }
    return output;
  }

  private static SceneOutcome compare(
      Scene scene, Results results, ApplicationOutput output, List<Arrival> arrivals)
      throws IOException {
    BatchJoin join =
        new BatchJoin(
            Sending.read(results.sent()), arrivals, LineReader.findings(results.findings()));
    return new SceneOutcome(
        scene, output.hasAgent(), join.delivery(), join.flags(), join.misrouted(), join.example());
  }
}
