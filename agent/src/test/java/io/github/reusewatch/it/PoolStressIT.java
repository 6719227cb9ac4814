package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.broker.Tls;
import io.github.reusewatch.broker.Transport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Brokers that stall, hang up, answer late or with errors, and clients whose batches expire on
 * their way: what the brokers got is held against what the agent says, batch by batch.
 */
class PoolStressIT {
  private static final Path RESULTS = Path.of("target", "pool-stress.txt");

  /** Of the objects that the agent keeps for buffers, batches and requests, of all four pools. */
  private static final long MOST_HELD = 2_000;

  private static final StormTotals TOTALS = new StormTotals();

  @TempDir private static Path keys;
  @TempDir private Path folder;

  private static Transport tls;

  @BeforeAll
  static void start() throws Exception {
    Files.deleteIfExists(RESULTS);
    tls = Tls.withNewKeyIn(keys);
  }

  @AfterAll
  static void sumUp() throws IOException {
    write(TOTALS.line());
  }

  static Stream<StormCase> some() throws IOException {
    return StormCases.some();
  }

  static Stream<StormCase> all() throws IOException {
    return StormCases.all();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("some")
  void theAgentSaysWhatTheBrokersGot(StormCase storm) throws Exception {
    judge(storm, Duration.ofSeconds(5), "");
  }

  @Tag("stress")
  @ParameterizedTest(name = "{0}")
  @MethodSource("all")
  void theAgentSaysWhatTheBrokersGotForLong(StormCase storm) throws Exception {
    judge(storm, Duration.ofSeconds(Long.getLong("storm.seconds", 15)), " -Pstress");
  }

  private void judge(StormCase storm, Duration length, String profile) throws Exception {
    StormResult result = new StormRun(folder, tls, storm, length).result();
    TOTALS.add(result);
    String line = storm + ": " + result.line();
    write(line);
    for (String disagreement : result.join().disagreements()) {
      write("  " + disagreement);
    }
    String again =
        String.format(
            "%s%nagain, though threads fall as they like: mvn -pl demo-app,agent verify%s"
                + " -Dstorm.seed=%d -Dstorm.only='%s %s' -Dit.test=PoolStressIT -Dtest=None"
                + " -Dsurefire.failIfNoSpecifiedTests=false"
                + " -Dfailsafe.failIfNoSpecifiedTests=false",
            line, profile, storm.seed(), storm.client(), storm.mode());
    assertThat(result.join().disagreements()).as(again).isEmpty();
    assertThat(result.ended().stderr)
        .as(again)
        .doesNotContain("errors of the agent's own")
        .doesNotContain("an error of its own")
        .doesNotContain("more were lost")
        .doesNotContain("not watching");
    assertThat(result.held()).as(again).isLessThan(MOST_HELD);
    assertThat(result.poolsNotFull()).as(again).isEmpty();
    if (storm.detects()) {
      assertThat(result.protectedBatches()).as(again).isZero();
    } else {
      assertThat(result.corrupt()).as(again).isZero();
      assertThat(result.freed()).as(again).isZero();
    }
    if (storm.fixed()) {
      assertThat(result.ended().findings()).as(again).isEmpty();
      assertThat(result.corrupt()).as(again).isZero();
    }
    if (storm.affected()) {
      assertThat(storm.detects() ? result.corrupt() : result.protectedBatches())
          .as("not reproduced: " + again)
          .isPositive();
    }
  }

  private static void write(String line) throws IOException {
    Files.writeString(RESULTS, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }
}
