package io.github.reusewatch.demo.story;

import io.github.reusewatch.demo.cluster.LocalCluster;
import io.github.reusewatch.demo.run.Screen;
import java.util.Map;
import java.util.concurrent.ExecutionException;

/** Restarts the brokers in turn, and the next one only when the one before has caught up. */
final class RollingRestart {
  /**
   * A broker that is stopped does not hand its partitions over, so they have no leader until its
   * session has ended. That outlasts the application's write timeout on any machine, while a
   * graceful stop moves leaders at once.
   */
  static final Map<String, String> BROKER_PROPERTIES =
      Map.of("controlled.shutdown.enable", "false", "broker.session.timeout.ms", "4000");

  static final String EXPLANATION =
      """
                The restart: each broker in turn gets SIGTERM and ends WITHOUT handing its partitions
                over (controlled.shutdown.enable=false), as with a crash, an OOM kill or a node that is
                drained too fast. Its partitions have no leader until its session ends after 4 s, and
                the application's writes give up after 2 s. A graceful restart moves the leaders within
                a fraction of a second: no write would give up, and the bug would stay hidden.\
      """;

  /** As an operator's script would wait, and time for the application to be back at its pace. */
  private static final long BETWEEN_BROKERS_MILLIS = 1500;

  private final LocalCluster cluster;
  private final Topics topics;
  private final Screen screen;

  RollingRestart(LocalCluster cluster, Topics topics, Screen screen) {
    this.cluster = cluster;
    this.topics = topics;
    this.screen = screen;
  }

  void run() throws InterruptedException, ExecutionException {
    for (int broker : cluster.brokerIds()) {
      screen.step(
          "broker %d, leader of %d partitions: SIGTERM".formatted(broker, topics.ledBy(broker)));
      cluster.stop(broker);
      screen.step("broker %d has ended, starts again".formatted(broker));
      cluster.start(broker);
      topics.awaitInSync();
      screen.step("broker %d is back, all replicas in sync".formatted(broker));
      Thread.sleep(BETWEEN_BROKERS_MILLIS);
    }
  }
}
