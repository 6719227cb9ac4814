package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import io.github.reusewatch.broker.Transport;
import io.github.reusewatch.chaos.StormApplication;
import io.github.reusewatch.chaos.StormBrokers;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** One version of the client in the storm of a seed, under the agent. */
final class StormRun {
  /** Beside its jar; of the compression libraries none is used. */
  private static final String WHAT_CLIENTS_NEED = "slf4j-api|slf4j-simple";

  private static final Duration PATIENCE = Duration.ofSeconds(30);

  /** How often a storm goes on in which nothing went wrong. */
  private static final int MOST_MORE = 3;

  private final Path folder;
  private final Transport tls;
  private final StormCase storm;
  private final Duration length;

  StormRun(Path folder, Transport tls, StormCase storm, Duration length) {
    this.folder = folder;
    this.tls = tls;
    this.storm = storm;
    this.length = length;
  }

  StormResult result() throws Exception {
    ForkedJvm jvm =
        ForkedJvm.in(folder)
            .agentArgument("pool=" + storm.mode())
            .withFindingsFile()
            .timeout(Duration.ofSeconds(60).plus(length.multipliedBy(1 + MOST_MORE)))
            .classPath(classPath());
    try (StormBrokers brokers = new StormBrokers(storm.seed(), storm.producers(), tls)) {
      Process application =
          jvm.start(
              StormApplication.class.getName(), brokers.arguments(storm.seed(), PATIENCE, folder));
      brokers.rage(application, length);
      for (int more = 0; more < MOST_MORE && provesNothing(brokers); more++) {
        brokers.rage(application, length);
      }
      application.getOutputStream().close();
      ForkedJvm.Ended ended = jvm.await(application);
      assertThat(ended.exitStatus).as(ended.stdout + ended.stderr).isZero();
      await().atMost(PATIENCE).until(brokers::quiet);
      assertThat(brokers.failures()).isEmpty();
      return new StormResult(
          brokers.batches(), brokers.corrupt(), brokers.join(ended.findings()), ended);
    }
  }

  private boolean provesNothing(StormBrokers brokers) {
    return storm.affected() && storm.detects() && brokers.corrupt() == 0;
  }

  private List<String> classPath() {
    List<String> classPath = new ArrayList<>();
    classPath.add(ForkedJvm.testClasses().toString());
    classPath.add(storm.client().jar().toString());
    classPath.addAll(ForkedJvm.libraries(WHAT_CLIENTS_NEED));
    return classPath;
  }
}
