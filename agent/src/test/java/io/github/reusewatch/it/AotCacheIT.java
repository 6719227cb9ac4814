package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;

/**
 * A cache of JDK 25 and newer (JEP 483, JEP 514) links classes before any agent has started. The
 * JVM takes it only where both runs had an agent, or both had none.
 */
@EnabledIf("isThere")
class AotCacheIT {
  private static final int FIRST = 25;

  @TempDir Path folder;

  static boolean isThere() {
    return Jdks.currentAndNewest().anyMatch(java -> Jdks.versionOf(java) >= FIRST);
  }

  @Test
  void madeWithoutAnAgentTheJvmDoesNotTakeIt() throws IOException {
    Smoke smoke = new Smoke("aot");
    List<String> jars = ReshapedClient.ofSameNames().classPath(folder);
    make(jars, "aot-made", jvm -> jvm.withoutAgent());
    ForkedJvm.Ended jvm = smoke.run(using(jars));

    smoke.assertRightAnswers(jvm);
    assertThat(jvm.stdout).contains(Smoke.stdout());
  }

  @Test
  void madeWithTheAgentWhatItCannotSeeIsSaid() throws IOException {
    Smoke smoke = new Smoke("aot-agent");
    List<String> jars = ReshapedClient.ofSameNames().classPath(folder);
    ForkedJvm.Ended made = make(jars, "aot-made-agent", jvm -> jvm);

    assertThat(made.stderr).contains("watches nothing in this run, which makes an AOT cache");
    assertRightOrSaid(smoke, smoke.run(using(jars)));
  }

  /** As beside another agent. */
  @Test
  void madeWithTheModuleOfAgentsWhatItCannotSeeIsSaid() throws IOException {
    Smoke smoke = new Smoke("aot-module");
    List<String> jars = ReshapedClient.ofSameNames().classPath(folder);
    make(
        jars,
        "aot-made-module",
        jvm -> jvm.withoutAgent().jvmArguments("--add-modules", "java.instrument"));
    ForkedJvm.Ended jvm = smoke.run(using(jars));

    assertRightOrSaid(smoke, jvm);
    assertThat(jvm.stderr).doesNotContain("No KafkaProducer class was loaded in this process");
  }

  private static void assertRightOrSaid(Smoke smoke, ForkedJvm.Ended ended) {
    assertThat(ended)
        .satisfiesAnyOf(
            smoke::assertRightAnswers,
            jvm ->
                assertThat(jvm.stderr).contains("was loaded before the agent", "-XX:AOTMode=off"));
  }

  private ForkedJvm.Ended make(List<String> jars, String run, UnaryOperator<ForkedJvm> settings)
      throws IOException {
    ForkedJvm.Ended made =
        new Smoke(run).run(settings.apply(jvm(jars)).jvmArguments("-XX:AOTCacheOutput=" + cache()));
    assertThat(cache()).exists();
    // Findings are appended: what was found while the cache was made is no answer.
    Files.deleteIfExists(folder.resolve("findings.jsonl"));
    return made;
  }

  private ForkedJvm using(List<String> jars) {
    return jvm(jars).jvmArguments("-XX:AOTCache=" + cache());
  }

  private ForkedJvm jvm(List<String> jars) {
    Path java =
        Jdks.currentAndNewest()
            .filter(each -> Jdks.versionOf(each) >= FIRST)
            .findFirst()
            .orElseThrow();
    return ForkedJvm.in(folder).java(java).classPath(jars);
  }

  private Path cache() {
    return folder.resolve("application.aot");
  }
}
