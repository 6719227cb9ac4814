package io.github.reusewatch.demo.story;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import io.github.reusewatch.demo.run.Results;
import io.github.reusewatch.demo.story.app.Verdict;
import io.github.reusewatch.demo.story.join.ConsumedRecord;
import io.github.reusewatch.demo.story.join.Delivery;
import io.github.reusewatch.demo.story.join.Flags;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResultsTest {
  private static final Delivery DELIVERY = new Delivery(46_500, 12, 0, 1_964, 0);
  private static final Flags FLAGS = new Flags(1_970, 1_964, 6, 0, 0, 0, 0, 0, 0, 0, 33, 900, 0);
  private static final Outcome OUTCOME =
      new Outcome(24.61, 12, Optional.empty(), true, DELIVERY, FLAGS, Optional.empty());

  @TempDir private Path folder;

  @Test
  void whatAnEarlierRunLeftIsRemoved() throws IOException {
    Results results = new Results(folder.resolve("new/demo"));
    results.clear();
    Files.writeString(results.findings(), "old");
    Files.writeString(results.result(), "old");
    Path foreign = Files.writeString(results.folder().resolve("notes.txt"), "not the demo's");

    results.clear();

    assertThat(results.folder()).isDirectoryNotContaining(file -> !file.equals(foreign));
    assertThat(foreign).exists();
  }

  @Test
  void consumedRecordsAreJsonLines() throws IOException {
    Path file = folder.resolve("consumed.jsonl");
    ConsumedRecord ok =
        new ConsumedRecord(new TopicPartition("orders", 3), 1829, 42, 10, Verdict.OK);
    ConsumedRecord wrong =
        new ConsumedRecord(
            new TopicPartition("orders", 3), 1830, 43, 0xe3069283, Verdict.OTHER_MESSAGE);

    try (ConsumedLog log = new ConsumedLog(file)) {
      log.add(ok);
      log.add(wrong);
      assertThat(log.records()).containsExactly(ok, wrong);
    }

    assertThat(file)
        .hasContent(
            """
            {"topic":"orders","partition":3,"offset":1829,"sequence":42,"crc32c":"0000000a","verdict":"ok"}
            {"topic":"orders","partition":3,"offset":1830,"sequence":43,"crc32c":"e3069283","verdict":"other-message"}
            """);
  }

  @Test
  void resultIsOneFlatObject() throws IOException {
    JsonObject json = written(Optional.of(Path.of("agent.jar")), List.of("no reason"));

    assertThat(json.get("passed").getAsBoolean()).isFalse();
    assertThat(json.get("failures").getAsJsonArray()).hasSize(1);
    assertThat(json.get("quiet").getAsBoolean()).isFalse();
    assertThat(json.has("foundSecondsAfterStart")).isFalse();
    assertThat(json.get("seconds").getAsDouble()).isEqualTo(24.6);
    assertThat(json.get("timedOutWrites").getAsInt()).isEqualTo(12);
    assertThat(json.get("sent").getAsInt()).isEqualTo(46_500);
    assertThat(json.get("neverArrived").getAsInt()).isEqualTo(12);
    assertThat(json.get("corrupted").getAsInt()).isEqualTo(1_964);
    assertThat(json.get("flagged").getAsInt()).isEqualTo(1_970);
    assertThat(json.get("flaggedAndCorrupted").getAsInt()).isEqualTo(1_964);
    assertThat(json.get("flaggedAndLost").getAsInt()).isEqualTo(6);
    assertThat(json.get("corruptedAndMissed").getAsInt()).isZero();
    assertThat(json.get("flaggedButOriginalArrived").getAsInt()).isZero();
  }

  @Test
  void resultTellsWhenTheFirstWasFound() throws IOException {
    Path file = folder.resolve("result.json");
    Optional<Found> found = Optional.of(new Found(11.06, 6.84));
    ResultFile.write(
        file,
        new Options(false, true, Optional.of(Path.of("agent.jar")), new Results(folder)),
        new Outcome(20, 12, found, true, DELIVERY, FLAGS, Optional.empty()),
        List.of());

    JsonObject json = JsonParser.parseString(Files.readString(file)).getAsJsonObject();
    assertThat(json.get("quiet").getAsBoolean()).isTrue();
    assertThat(json.get("foundSecondsAfterStart").getAsDouble()).isEqualTo(11.1);
    assertThat(json.get("foundSecondsAfterClusterUp").getAsDouble()).isEqualTo(6.8);
  }

  @Test
  void resultWithoutAgentHasNoneOfItsRows() throws IOException {
    JsonObject json = written(Optional.empty(), List.of());

    assertThat(json.get("passed").getAsBoolean()).isTrue();
    assertThat(json.get("corrupted").getAsInt()).isEqualTo(1_964);
    assertThat(json.keySet()).doesNotContain("flagged", "corruptedAndMissed");
  }

  @Test
  void tableShowsBothSides() {
    String table = ResultTable.of(options(Optional.of(Path.of("agent.jar"))), OUTCOME);

    assertThat(table)
        .containsPattern("records sent +46,500\n")
        .containsPattern("never arrived .* 12\n")
        .containsPattern("corrupted, as the consumers saw them +1,964\n")
        .containsPattern("records flagged as \"wire: changed\" +1,970\n")
        .containsPattern("flagged and corrupted +1,964\n")
        .containsPattern("flagged and lost.* 6\n")
        .containsPattern("corrupted and missed +0 +must be 0\n")
        .containsPattern("flagged although the original bytes arrived +0 +must be 0\n")
        .doesNotContain("more than once");
  }

  @Test
  void tableOfAQuietRunSpeaksOfNoLeaderThatFails() {
    Options quiet =
        new Options(false, true, Optional.of(Path.of("agent.jar")), new Results(folder));

    assertThat(ResultTable.of(quiet, OUTCOME))
        .doesNotContain("leader")
        .containsPattern("never arrived +12 +must be 0\n");
  }

  @Test
  void tableShowsTroubleWhereThereIsSome() {
    Flags trouble = new Flags(10, 1, 0, 0, 2, 3, 4, 5, 6, 0, 0, 0, 0);
    Outcome outcome =
        new Outcome(
            1, 1, Optional.empty(), true, new Delivery(9, 0, 7, 6, 8), trouble, Optional.empty());

    assertThat(ResultTable.of(options(Optional.of(Path.of("agent.jar"))), outcome))
        .containsPattern("by a retry of the client +7\n")
        .containsPattern("disagree +8 +must be 0\n")
        .containsPattern("other bytes than arrived +2 +must be 0\n")
        .containsPattern("more than once +3 +must be 0\n")
        .containsPattern("no such record was sent +4 +must be 0\n")
        .containsPattern("corrupted and missed +5 +must be 0\n")
        .containsPattern("keys and headers .* 6\n");
  }

  @Test
  void tableWithoutAgentEndsWithTheConsumers() {
    assertThat(ResultTable.of(options(Optional.empty()), OUTCOME)).doesNotContain("flagged");
  }

  private JsonObject written(Optional<Path> agent, List<String> failures) throws IOException {
    Path file = folder.resolve("result.json");
    ResultFile.write(file, options(agent), OUTCOME, failures);
    return JsonParser.parseString(Files.readString(file)).getAsJsonObject();
  }

  private Options options(Optional<Path> agent) {
    return new Options(false, false, agent, new Results(folder));
  }
}
