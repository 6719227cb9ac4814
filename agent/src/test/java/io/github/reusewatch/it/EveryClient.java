package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every version of kafka-clients in one JVM with the packaged agent, against one broker: the smoke
 * of the corpus on each, and then all of them at once.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class EveryClient {
  private static final Path README = Path.of("..", "README.md");

  private List<ClientUnderTest> clients;
  private ClientsRun run;

  /** The JVM under test. */
  abstract Path java();

  @BeforeAll
  void run(@TempDir Path folder) throws Exception {
    clients = ClientUnderTest.all();
    clients.add(ClientUnderTest.ofVersion("3.9.2").renamed("relocated", new Relocation(), folder));
    clients.add(
        ClientUnderTest.ofVersion("4.4.0")
            .withSetting("incremental", "buffer.memory.allocation.strategy=incremental"));
    run = ClientsRun.of(clients, java(), folder, getClass().getSimpleName() + ".");
  }

  @AfterAll
  void removeTopics() {
    run.close();
  }

  List<ClientUnderTest> clients() {
    return clients;
  }

  @ParameterizedTest
  @MethodSource("clients")
  void theStartLineNamesTheClientAndItsHooks(ClientUnderTest client) {
    StartLine line = run.startLine(client);
    assertThat(line.version()).isEqualTo(client.version());
    assertThat(line.missing()).isEmpty();
    assertThat(line.producerClass())
        .isEqualTo(
            (client.label().endsWith("-relocated") ? Relocation.PREFIX : "")
                + "org.apache.kafka.clients.producer.KafkaProducer");
  }

  @ParameterizedTest
  @MethodSource("clients")
  void everyCaseOfTheSmokeIsRight(ClientUnderTest client) {
    assertThat(run.answers(client).wrong()).as(client.label()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("clients")
  void theBrokerHasWhatTheFindingsSay(ClientUnderTest client) {
    assertThat(run.contradictions(client)).as(client.label()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("clients")
  void allAtOnceEachFindingIsThatOfItsOwnClient(ClientUnderTest client) {
    TogetherCheck.check(client, run);
  }

  @Test
  void nothingIsLeftTrackedAndTheAgentMadeNoError() {
    assertThat(run.stderr())
        .contains(" 0 not acknowledged when the process ended")
        .doesNotContain("errors of the agent's own")
        .doesNotContain("an error of its own")
        .doesNotContain("not watching");
  }

  @Test
  void theReadmeShowsThisRun() throws IOException {
    String table = VersionsTable.of(clients, run);
    Files.writeString(Path.of("target", "versions.md"), table);
    assertThat(VersionsTable.in(README))
        .as("the table of README.md; this run gives\n" + table)
        .isEqualTo(table);
  }
}
