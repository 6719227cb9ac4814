package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.scenario.Surroundings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The application sees two packages of the agent, none of its libraries, and nothing is written
 * that was not asked for.
 */
class IsolationIT {
  @TempDir Path folder;

  @Test
  void theApplicationSeesTwoPackagesOnly() {
    ForkedJvm.Ended jvm = run(folder);
    assertThat(jvm.stdout)
        .contains("net.bytebuddy.ByteBuddy not visible")
        .contains("com.google.gson.Gson not visible")
        .contains("io.github.reusewatch.core.Agent not visible")
        .contains("io.github.reusewatch.bridge.SendBridge bootstrap")
        .contains("io.github.reusewatch.premain.AgentMain app")
        .contains("fields []");
  }

  @Test
  void itsOwnLinesDoNotGoThroughTheApplicationsStreams() {
    ForkedJvm.Ended jvm = run(folder);
    assertThat(jvm.stdout).contains("redirected 0");
    assertThat(jvm.stderr).contains("SUMMARY: reusewatch: CHANGED_BEFORE_SEND");
  }

  @Test
  void noTemporaryFileIsMade() throws IOException {
    Path temporary = Files.createDirectory(folder.resolve("tmp"));
    run(temporary);
    try (Stream<Path> left = Files.walk(temporary)) {
      assertThat(left).containsExactly(temporary);
    }
  }

  @Test
  void noTemporaryFolderIsNeeded() {
    assertThat(run(Path.of("/proc/none")).stderr)
        .contains("SUMMARY: reusewatch: CHANGED_BEFORE_SEND");
  }

  private ForkedJvm.Ended run(Path temporary) {
    return ForkedJvm.in(folder)
        .jvmArguments("-Djava.io.tmpdir=" + temporary)
        .run(Surroundings.class, TestCluster.bootstrapServers(), "isolation");
  }
}
