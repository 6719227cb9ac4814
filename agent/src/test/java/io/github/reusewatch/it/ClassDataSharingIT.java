package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Classes that come from an archive instead of their jars: those the hooks go into are watched all
 * the same.
 */
class ClassDataSharingIT {
  @TempDir Path folder;

  @ParameterizedTest
  @MethodSource("io.github.reusewatch.it.Jdks#currentAndNewest")
  void withTheJdksOwnArchive(Path java) throws IOException {
    Smoke smoke = new Smoke("cds-" + Jdks.versionOf(java));
    ForkedJvm.Ended jvm = smoke.run(loggingLoads(ForkedJvm.in(folder).java(java), "-Xshare:on"));

    smoke.assertRightAnswers(jvm);
    assertThat(jvm.stdout).isEqualTo(Smoke.stdout());
    assertThat(loads()).anyMatch(load -> load.matches(".* java\\.lang\\.String source: shared .*"));
  }

  /**
   * An archive with the application's classes in it. The newest JDKs take nothing from it when the
   * run has an agent, whatever agent, and say so on standard output.
   */
  @ParameterizedTest
  @MethodSource("io.github.reusewatch.it.Jdks#currentAndNewest")
  void withAnArchiveOfTheApplication(Path java) throws IOException {
    Smoke smoke = new Smoke("appcds-" + Jdks.versionOf(java));
    Path archive = folder.resolve("application.jsa");
    List<String> jars = ReshapedClient.ofSameNames().classPath(folder);
    new Smoke("archived-" + Jdks.versionOf(java))
        .run(
            ForkedJvm.in(folder)
                .java(java)
                .classPath(jars)
                .withoutAgent()
                .jvmArguments("-XX:ArchiveClassesAtExit=" + archive));
    assertThat(archive).exists();
    ForkedJvm.Ended jvm =
        smoke.run(
            loggingLoads(
                ForkedJvm.in(folder).java(java).classPath(jars),
                "-XX:SharedArchiveFile=" + archive));

    smoke.assertRightAnswers(jvm);
    assertThat(jvm.stdout).contains(Smoke.stdout());
    assertThat(Smoke.unexplained(jvm)).containsExactly(Smoke.DOCUMENTED_WARNING);
    if (!jvm.stdout.contains("jdk.module.addmods")) {
      assertThat(loads())
          .anyMatch(load -> load.matches(".* org\\.apache\\.kafka\\..* source: shared .*"));
    }
  }

  private ForkedJvm loggingLoads(ForkedJvm jvm, String sharing) {
    return jvm.jvmArguments(sharing, "-Xlog:class+load:file=" + folder.resolve("loads.log"));
  }

  private List<String> loads() throws IOException {
    return Files.readAllLines(folder.resolve("loads.log"));
  }
}
