package io.github.reusewatch.chaos;

import io.github.reusewatch.broker.Arrival;
import io.github.reusewatch.broker.ProduceAnswer;
import io.github.reusewatch.broker.ProduceRequest;
import io.github.reusewatch.broker.ProduceScript;
import io.github.reusewatch.broker.ScriptedBroker;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** What happens to brokers and to the application, all by chance. */
final class Storm {
  private static final int NOT_ENOUGH_REPLICAS = 19;

  private final SplittableRandom random;
  private final List<ScriptedBroker> nodes;

  Storm(SplittableRandom random, List<ScriptedBroker> nodes) {
    this.random = random;
    this.nodes = nodes;
  }

  /**
   * For a node.
   *
   * @param seen gets all that arrives
   */
  static ProduceScript script(SplittableRandom random, Consumer<Arrival> seen) {
    return request -> answer(random, request, seen);
  }

  private static ProduceAnswer answer(
      SplittableRandom random, ProduceRequest request, Consumer<Arrival> seen)
      throws InterruptedException {
    request.arrivals().forEach(seen);
    int chance;
    int late;
    synchronized (random) { // a node's connections share it
      chance = random.nextInt(60);
      late = 50 + random.nextInt(600); // the client may have given up by then
    }
    if (chance <= 1) {
      Thread.sleep(late);
    }
    return switch (chance) {
      case 2 -> ProduceAnswer.error(ProduceAnswer.NOT_LEADER_OR_FOLLOWER);
      case 3 -> ProduceAnswer.error(NOT_ENOUGH_REPLICAS);
      default -> ProduceAnswer.ACKNOWLEDGED;
    };
  }

  /** Rages for so long, and leaves fair weather. */
  void over(Process application, Duration length) throws IOException, InterruptedException {
    long end = System.nanoTime() + length.toNanos();
    while (System.nanoTime() < end && application.isAlive()) {
      if (random.nextInt(10) == 0) {
        pause(application);
      } else {
        stallSome();
      }
      Thread.sleep(random.nextInt(40));
    }
  }

  private void stallSome() throws InterruptedException {
    List<ScriptedBroker> stalled =
        nodes.stream().filter(node -> random.nextInt(4) > 0).collect(Collectors.toList());
    stalled.forEach(node -> node.gate().close());
    Thread.sleep(80 + random.nextInt(random.nextInt(6) == 0 ? 500 : 250));
    for (ScriptedBroker node : stalled) {
      if (random.nextInt(10) == 0) {
        node.hangUp();
      }
      node.gate().open();
    }
  }

  /** As a long collection of garbage does: deadlines pass in no time. */
  private void pause(Process application) throws IOException, InterruptedException {
    signal(application, "STOP");
    Thread.sleep(200 + random.nextInt(300));
    signal(application, "CONT");
  }

  private static void signal(Process application, String name)
      throws IOException, InterruptedException {
    new ProcessBuilder("kill", "-" + name, Long.toString(application.pid())).start().waitFor();
  }
}
