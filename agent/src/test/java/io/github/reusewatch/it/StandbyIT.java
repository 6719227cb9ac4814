package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.scenario.AtOnce;
import io.github.reusewatch.scenario.Idle;
import io.github.reusewatch.scenario.InAHook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Nothing that a JVM without a Kafka client does not need is loaded in it, and where a client comes
 * nothing is missed for that.
 */
class StandbyIT {
  /** Of the agent's own: each takes some tenths of a millisecond before {@code main}. */
  private static final int MOST_CLASSES = 45;

  private static final int LOADERS = 8;

  @TempDir Path folder;

  /** Counts that no machine's mood changes, in place of the time that the start takes. */
  @ParameterizedTest
  @MethodSource("io.github.reusewatch.it.Jdks#currentAndNewest")
  void aJvmWithoutAClientLoadsLittleOfTheAgent(Path java) throws IOException {
    ForkedJvm.Ended jvm = loggingLoads(ForkedJvm.in(folder).java(java)).run(Idle.class);
    assertThat(jvm.stderr).contains("NO SEND WAS SEEN");
    assertThat(loaded("io.github.reusewatch.core.Standby")).isNotEmpty();
    assertThat(loaded("net.bytebuddy.")).isEmpty();
    assertThat(loaded("com.google.gson.")).isEmpty();
    assertThat(loaded("io.github.reusewatch.core.watch.")).isEmpty();
    List<String> own = loaded("io.github.reusewatch.");
    own.remove(Idle.class.getName());
    assertThat(own).hasSizeLessThanOrEqualTo(MOST_CLASSES);
  }

  @Test
  void optionsDoNotChangeThat() throws IOException {
    loggingLoads(
            ForkedJvm.in(folder)
                .agentArgument("sample=0.1,stacks=off,findings-file=" + folder.resolve("%p.jsonl")))
        .run(Idle.class);
    assertThat(loaded("java.lang.ProcessHandle")).isEmpty();
    assertThat(loaded("java.net.InetAddress")).isEmpty();
    assertThat(loaded("java.time.format.DateTimeFormatterBuilder$")).isEmpty();
    assertThat(loaded("io.github.reusewatch.core.Standby")).isNotEmpty();
    assertThat(loaded("net.bytebuddy.")).isEmpty();
    assertThat(loaded("io.github.reusewatch.core.watch.")).isEmpty();
  }

  @Test
  void switchedOffItLoadsLessStill() throws IOException {
    loggingLoads(ForkedJvm.in(folder).agentArgument("enabled=false")).run(Idle.class);
    assertThat(loaded("io.github.reusewatch.core.Agent")).isNotEmpty();
    assertThat(loaded("io.github.reusewatch.core.Standby")).isEmpty();
    assertThat(loaded("net.bytebuddy.")).isEmpty();
  }

  /** The first client's classes in many loaders and threads at once: all are watched. */
  @RepeatedTest(5)
  void whenManyThreadsNeedTheFirstClassAtOnce() {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder).withFindingsFile().run(AtOnce.class, Integer.toString(LOADERS));
    int sends = LOADERS * 4;
    assertThat(jvm.exitStatus).isZero();
    assertThat(jvm.stdout.lines()).as(jvm.stderr).hasSize(sends);
    assertThat(jvm.findings()).as(jvm.stderr).hasSize(sends);
    assertThat(jvm.stderr.lines())
        .filteredOn(line -> line.contains("watching org.apache.kafka"))
        .filteredOn(line -> line.contains("KafkaProducer,"))
        .hasSize(LOADERS)
        .allSatisfy(line -> assertThat(line).doesNotContain("not in: ", "not watching"));
    assertThat(jvm.stderr)
        .contains("sends: %d seen, %<d watched (%<d from".formatted(sends))
        .doesNotContain("errors of the agent's own");
  }

  @Test
  void aClientThatComesWhileTheProcessEndsIsWatchedToo() {
    ForkedJvm.Ended jvm =
        ForkedJvm.in(folder)
            .withFindingsFile()
            .run(InAHook.class, folder.resolve("stderr").toString());
    assertThat(jvm.findings()).as(jvm.stderr).hasSize(1);
    assertThat(jvm.stderr).contains("sends: 1 seen, 1 watched");
  }

  private ForkedJvm loggingLoads(ForkedJvm jvm) {
    return jvm.jvmArguments("-Xlog:class+load:file=" + folder.resolve("loads.log"));
  }

  private List<String> loaded(String prefix) throws IOException {
    return Files.readAllLines(folder.resolve("loads.log")).stream()
        .map(line -> line.replaceFirst("^(\\[[^]]*])+ ", "").split(" ", 2)[0])
        .filter(name -> name.startsWith(prefix))
        .collect(Collectors.toList());
  }
}
