package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.boot.loader.tools.Library;
import org.springframework.boot.loader.tools.LibraryScope;
import org.springframework.boot.loader.tools.Repackager;

/** A Spring Boot application in one jar, with the client in a jar inside it. */
class SpringBootJarIT {
  private static final String BOOT =
      "spring-(?!boot-loader).*|micrometer-.*|commons-logging|jspecify";

  @TempDir static Path shared;
  private static Path applicationJar;

  @TempDir Path folder;

  static Stream<Path> jdks() {
    return Stream.concat(Stream.of(Jdks.current()), Jdks.newestBeside().stream());
  }

  @BeforeAll
  static void buildAsTheMavenPluginDoes() throws IOException {
    Path classes = shared.resolve("classes.jar");
    ApplicationFiles.jarOfClasses("boot", classes);
    applicationJar = shared.resolve("orders.jar");
    Repackager repackager = new Repackager(classes.toFile());
    repackager.setMainClass("io.github.reusewatch.apps.boot.BootOrders");
    repackager.repackage(
        applicationJar.toFile(),
        libraries -> {
          for (String library : ForkedJvm.libraries(ForkedJvm.CLIENT + "|" + BOOT)) {
            libraries.library(new Library(Path.of(library).toFile(), LibraryScope.COMPILE));
          }
        });
  }

  /** Libraries' classes get traps as they are loaded, out of a jar in a jar. */
  @Test
  void startsWithTrapsInAllItsClasses() {
    TwoTopics topics = new TwoTopics("boot.traps").created();
    ForkedJvm.Ended jvm =
        run(topics, ForkedJvm.in(folder).agentArgument("writer=on").withFindingsFile());
    JsonObject finding = topics.onlyFinding(jvm, "CHANGED_BEFORE_ACK", "intact");
    JsonObject writer = finding.getAsJsonObject("writer");
    assertThat(writer.get("evidence").getAsString()).isEqualTo("trap");
    assertThat(writer.getAsJsonArray("stack").get(0).getAsString())
        .isEqualTo(
            "io.github.reusewatch.apps.boot.OrderRunner.run"
                + SourceLine.of("boot.OrderRunner", "Arrays.fill(buffer"));
    assertThat(jvm.stderr)
        .containsPattern("write traps: [\\d,]+ places in \\d{2,} classes")
        .doesNotContain("could not be transformed");
  }

  private static ForkedJvm.Ended run(TwoTopics topics, ForkedJvm jvm) {
    return jvm.classPath(List.of())
        .run(
            "-jar",
            applicationJar.toString(),
            "--spring.kafka.bootstrap-servers=" + TestCluster.bootstrapServers(),
            "--orders.mutated=" + topics.mutated,
            "--orders.clean=" + topics.clean);
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void anArrayThatIsFilledAnewWhenSendHasReturned(Path java) {
    TwoTopics topics = new TwoTopics("boot." + folder.getFileName()).created();
    ForkedJvm.Ended jvm = run(topics, ForkedJvm.in(folder).java(java).withFindingsFile());
    JsonObject finding = topics.onlyFinding(jvm, "CHANGED_BEFORE_ACK", "intact");
    assertThat(jvm.stderr)
        .contains(
            "watching org.apache.kafka.clients.producer.KafkaProducer, kafka-clients 4.3.1, loaded by ")
        .containsPattern("loaded by .*org\\.springframework\\.boot\\.loader\\.launch\\.");
    String place =
        "io.github.reusewatch.apps.boot.OrderRunner.run"
            + SourceLine.of("boot.OrderRunner", "template.send(mutatedTopic");
    assertThat(jvm.stderr).contains(" value sent at " + place + "\n");
    assertThat(TwoTopics.stack(finding, "sendSite"))
        .startsWith("org.springframework.kafka.core.")
        .contains("\n" + place + "\n");
    assertThat(TwoTopics.stack(finding, "builtSite")).contains("\n" + place + "\n");
  }
}
