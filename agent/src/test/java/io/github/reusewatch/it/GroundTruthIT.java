package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.demo.cluster.LocalCluster;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Many threads send records of all kinds through producers of all kinds to a broker that fails now
 * and then, while others write into the same memory. Every record is read back: the broker has
 * other bytes than were built if, and only if, the agent says so.
 */
class GroundTruthIT {
  private static final int RECORDS = 66_667;
  private static final int MANY_RECORDS = 125_000;
  private static final Path RESULTS = Path.of("target", "truth.txt");

  @TempDir private static Path clusterFolder;
  @TempDir private Path folder;

  private static LocalCluster cluster;

  @BeforeAll
  static void start() throws IOException {
    Files.deleteIfExists(RESULTS);
    cluster =
        LocalCluster.builder()
            .combined(true)
            .under(clusterFolder)
            .property("message.max.bytes", Integer.toString(8 << 20))
            .property("log.segment.delete.delay.ms", "100")
            .start();
  }

  @AfterAll
  static void end() {
    cluster.close();
  }

  static LongStream seeds() {
    return seeds(LongStream.rangeClosed(1, 3));
  }

  static LongStream manySeeds() {
    return seeds(LongStream.rangeClosed(101, 140));
  }

  /** Those, unless one is asked for. */
  private static LongStream seeds(LongStream usual) {
    Long wanted = Long.getLong("truth.seed");
    return wanted == null ? usual : LongStream.of(wanted);
  }

  @ParameterizedTest(name = "seed {0}")
  @MethodSource("seeds")
  void theAgentSaysWhatTheBrokerHas(long seed) throws Exception {
    judge(seed, RECORDS, "");
  }

  @Tag("stress")
  @ParameterizedTest(name = "seed {0}")
  @MethodSource("manySeeds")
  void theAgentSaysWhatTheBrokerHasInMillions(long seed) throws Exception {
    judge(seed, MANY_RECORDS, " -Pstress");
  }

  private void judge(long seed, int records, String profile) throws Exception {
    TruthReport report = new TruthRun(cluster, folder, seed, records).report();
    Files.writeString(
        RESULTS, report.line() + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    assertThat(report.disagreements())
        .as(
            "%s%nagain: mvn -pl demo-app,agent verify%s -Dtruth.seed=%d -Dit.test=GroundTruthIT"
                + " -Dtest=None -Dsurefire.failIfNoSpecifiedTests=false"
                + " -Dfailsafe.failIfNoSpecifiedTests=false%n%s",
            report.line(), profile, seed, report.disagreementsTold())
        .isZero();
    assertThat(report.join().records()).as("enough to judge").isGreaterThan(records / 2);
    assertThat(report.join().count(Agreement.FLAGGED)).isGreaterThan(records / 20);
  }
}
