package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
    DemoProcess demo = new DemoProcess(folder, java.orElseThrow());

    ForkedJvm.Ended ended = demo.run();

    assertThat(ended.exitStatus).as(ended.stdout + ended.stderr).isZero();
    JsonObject table = DemoProcess.table(demo.results());
    assertThat(table.get("corrupted").getAsInt()).isPositive();
    assertThat(table.get("flaggedAndCorrupted")).isEqualTo(table.get("corrupted"));
    assertThat(table.get("corruptedAndMissed").getAsInt()).isZero();
    assertThat(table.get("flaggedButOriginalArrived").getAsInt()).isZero();
    assertThat(Files.readString(demo.results().resolve("application.log")))
        .contains("; hooks: record, headers, send, ")
        .doesNotContain("; not in: ")
        .doesNotContain("errors of the agent's own");
  }
}
