package io.github.reusewatch.it;

import static org.awaitility.Awaitility.await;

import io.github.reusewatch.demo.cluster.LocalCluster;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import org.awaitility.core.ConditionTimeoutException;

/**
 * What goes wrong with a cluster's only broker while an application is at work: it stands still for
 * a while, or is stopped or killed and started again. When and what is made from a seed; when is
 * said in steps of the application, not in seconds.
 */
final class Disturbance {
  private static final int BROKER = 1;
  private static final int TIMES = 4;
  private static final Duration STILL = Duration.ofMillis(400);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(2);

  private final LocalCluster cluster;
  private final SplittableRandom random;
  private final int steps;

  /** Which of the disturbances is a restart; −1 for none. */
  private final int restart;

  private Disturbance(LocalCluster cluster, SplittableRandom random, int steps, int restart) {
    this.cluster = cluster;
    this.random = random;
    this.steps = steps;
    this.restart = restart;
  }

  /**
   * Pauses and one restart.
   *
   * @param steps how many the application takes
   */
  static Disturbance ofAllKinds(LocalCluster cluster, long seed, int steps) {
    SplittableRandom random = new SplittableRandom(seed);
    return new Disturbance(cluster, random, steps, random.nextInt(TIMES));
  }

  /**
   * Pauses only.
   *
   * @param steps how many the application takes
   */
  static Disturbance ofPauses(LocalCluster cluster, long seed, int steps) {
    return new Disturbance(cluster, new SplittableRandom(seed), steps, -1);
  }

  /**
   * Disturbs, until the application has ended or all is done.
   *
   * @param progress how many steps the application has taken
   */
  void during(Process application, LongSupplier progress) {
    for (int time = 0; time < TIMES; time++) {
      long due = (long) (steps * (time + random.nextDouble()) / TIMES);
      await()
          .pollInterval(Duration.ofMillis(20))
          .atMost(Duration.ofMinutes(60))
          .until(() -> !application.isAlive() || progress.getAsLong() >= due);
      if (!application.isAlive()) {
        return;
      }
      if (time == restart) {
        restart();
      } else {
        pause(progress);
      }
    }
  }

  private void restart() {
    if (random.nextBoolean()) {
      cluster.kill(BROKER);
    } else {
      cluster.stop(BROKER);
    }
    cluster.start(BROKER);
  }

  /** Until the application does not get on any more, or long enough. */
  private void pause(LongSupplier progress) {
    cluster.pause(BROKER);
    try {
      await()
          .pollInterval(Duration.ofMillis(20))
          .during(STILL)
          .atMost(LONGEST_PAUSE)
          .until(new Still(progress)::holds);
    } catch (ConditionTimeoutException theApplicationGoesOn) {
      // Its sends fail quickly, then: that is a disturbance, too.
    } finally {
      cluster.resume(BROKER);
    }
  }

  /** Whether a count is what it was when it was last asked for. */
  private static final class Still {
    private final LongSupplier count;
    private long last = -1;

    private Still(LongSupplier count) {
      this.count = count;
    }

    private boolean holds() {
      long before = last;
      last = count.getAsLong();
      return last == before;
    }
  }
}
