package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.reusewatch.demo.story.Demo;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The demo as a whole, brokers and consumers too, on the newest JDK beside the build's. */
class DemoOnNewestJdkIT {
  @TempDir Path folder;

  @Test
  void bothSidesAgree() throws IOException {
    Optional<Path> java = Jdks.newestBeside();
    assumeThat(java).as("a JDK newer than the build's, in the same folder as it").isPresent();

    ForkedJvm.Ended demo =
        ForkedJvm.in(folder)
            .java(java.orElseThrow())
            .withoutAgent()
            .classPath(demoClassPath())
            .jvmArguments("-Xmx512m")
            .run(Demo.class, "--agent=" + ForkedJvm.AGENT, "--results=" + folder.resolve("demo"));

    assertThat(demo.exitStatus).as(demo.stdout + demo.stderr).isZero();
    JsonObject table =
        JsonParser.parseString(Files.readString(folder.resolve("demo/result.json")))
            .getAsJsonObject();
    assertThat(table.get("corrupted").getAsInt()).isPositive();
    assertThat(table.get("flaggedAndCorrupted")).isEqualTo(table.get("corrupted"));
    assertThat(table.get("corruptedAndMissed").getAsInt()).isZero();
    assertThat(table.get("flaggedButOriginalArrived").getAsInt()).isZero();
    assertThat(Files.readString(folder.resolve("demo/application.log")))
        .contains("; hooks: record, headers, send, ")
        .doesNotContain("; not in: ")
        .doesNotContain("errors of the agent's own");
  }

  /** Everything but the tests and the agent. */
  private static List<String> demoClassPath() {
    String all =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    return Arrays.stream(all.split(File.pathSeparator, -1))
        .filter(entry -> !entry.endsWith("test-classes") && !entry.matches(".*/agent/target/.*"))
        .toList();
  }
}
