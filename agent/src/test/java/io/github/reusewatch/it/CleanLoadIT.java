package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.demo.cluster.LocalCluster;
import io.github.reusewatch.load.CleanLoad;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An application that makes no mistake: nothing is found, nothing stays, nothing grows. */
class CleanLoadIT {
  private static final Pattern LAST_LINE =
      Pattern.compile("sent (\\d+), heap (\\d+), then (\\d+)\\R$");
  private static final Path RESULTS = Path.of("target", "clean-load.txt");
  private static final long MOST_GROWTH = 4 << 20;

  @TempDir private Path folder;

  @Test
  void nothingIsFoundInHonestSends() throws IOException {
    ForkedJvm jvm = jvm();
    judge(
        jvm.run(
            CleanLoad.class, TestCluster.bootstrapServers(), "clean-load", Long.toString(200_000)));
  }

  @Test
  @Tag("stress")
  void nothingIsFoundInMillionsOfHonestSends(@TempDir Path clusterFolder) throws IOException {
    try (LocalCluster cluster =
        LocalCluster.builder()
            .combined(true)
            .under(clusterFolder)
            .property("log.retention.check.interval.ms", "500")
            .property("log.segment.delete.delay.ms", "100")
            .start()) {
      ForkedJvm jvm = jvm().timeout(Duration.ofMinutes(60));
      Process application =
          jvm.start(
              CleanLoad.class.getName(),
              cluster.bootstrapServers(),
              "clean-load",
              Long.toString(20_000_000));
      Disturbance.ofPauses(cluster, 1, 100).during(application, this::hundredths);
      judge(jvm.await(application));
    }
  }

  private ForkedJvm jvm() {
    return ForkedJvm.in(folder).withFindingsFile();
  }

  private void judge(ForkedJvm.Ended jvm) throws IOException {
    assertThat(jvm.exitStatus).as(jvm.stdout + jvm.stderr).isZero();
    Matcher last = LAST_LINE.matcher(jvm.stdout);
    assertThat(last.find()).as(jvm.stdout).isTrue();
    Files.writeString(RESULTS, last.group(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    assertThat(jvm.stderr)
        .contains(String.format(Locale.ROOT, "sends: %,d seen", Long.parseLong(last.group(1))))
        .contains(" 0 not acknowledged when the process ended")
        .contains("findings: 0 among")
        .doesNotContain("past max-in-flight")
        .doesNotContain("errors of the agent's own");
    assertThat(jvm.findings()).isEmpty();
    assertThat(Long.parseLong(last.group(3)) - Long.parseLong(last.group(2)))
        .as("bytes more on the heap after all sends than after the first tenth")
        .isLessThan(MOST_GROWTH);
  }

  private long hundredths() {
    try (Stream<String> lines = Files.lines(folder.resolve("stdout"))) {
      return lines.count();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
