package io.github.reusewatch.demo.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ApplicationJvmTest {
  private static String classPath(Optional<Path> client) {
    List<String> command =
        new ApplicationJvm(Optional.empty(), client).command(ApplicationJvmTest.class, "argument");
    assertThat(command).endsWith(ApplicationJvmTest.class.getName(), "argument");
    return command.get(command.indexOf("-cp") + 1);
  }

  @Test
  void clientOfThisJvmAndNoBroker() {
    assertThat(classPath(Optional.empty()))
        .contains("kafka-clients", "slf4j-api")
        .doesNotContain("kafka_2.13", "picocli", "gson");
  }

  @Test
  void anotherClientTakesItsPlace() {
    Path other = Path.of("/clients/kafka-clients-4.1.1.jar");

    assertThat(classPath(Optional.of(other)).split(File.pathSeparator, -1))
        .contains(other.toString())
        .filteredOn(entry -> entry.contains("kafka-clients-"))
        .hasSize(1);
  }

  @Test
  void agentHasItsOptionsBehindTheFileOfTheFindings() {
    assertThat(
            ApplicationJvm.agentOption(
                Path.of("/a.jar"), new Results(Path.of("/results")), "pool=protect"))
        .isEqualTo("-javaagent:/a.jar=findings-file=findings.jsonl,pool=protect");
  }
}
