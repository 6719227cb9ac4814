package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.reusewatch.apps.writers.WriterOrders;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Write traps that come and go while the application runs. */
class WriterAutoIT {
  private static final String CLASS = "io.github.reusewatch.apps.writers.WriterOrders";
  private static final String ARMED = "write traps in io.github.reusewatch.: ";

  @TempDir Path folder;

  @Test
  void fromTheSecondOccurrenceOnTheWriterIsNamed() throws Exception {
    ForkedJvm.Ended jvm =
        start("").tell("change orders").awaitSaid(ARMED, 1).tell("change orders").end();
    assertThat(jvm.findings()).extracting(WriterAutoIT::evidence).containsExactly("none", "trap");
    assertThat(jvm.findings()).allSatisfy(finding -> assertThat(wire(finding)).isEqualTo("intact"));
    JsonObject writer = jvm.findings().get(1).getAsJsonObject("writer");
    assertThat(top(jvm.findings().get(1))).isEqualTo(line("lambda$obey$0", "bytes[3] = 9"));
    assertThat(writer.get("thread").getAsString()).isEqualTo("main");
    assertThat(writer.get("more").getAsInt()).isZero();
    assertThat(jvm.stderr)
        .containsPattern(
            "topic orders had its first finding; from now on: stacks of all its sends, copies of"
                + " their bytes; write traps in io\\.github\\.reusewatch\\.: [\\d,]+ places in"
                + " [\\d,]+ of [\\d,]+ loaded classes, [\\d,]+ ms, until nothing was found for"
                + " 600 s")
        .containsOnlyOnce("had its first finding")
        .contains(", written at " + line("lambda$obey$0", "bytes[3] = 9") + "\n");
  }

  @Test
  void aCallIntoTheJdkIsNamedAndAClassThatIsLoadedLater() throws Exception {
    ForkedJvm.Ended jvm =
        start("")
            .tell("change orders")
            .awaitSaid(ARMED, 1)
            .tell("fill orders")
            .tell("late orders")
            .end();
    assertThat(jvm.findings())
        .extracting(WriterAutoIT::evidence)
        .containsExactly("none", "trap", "trap");
    assertThat(top(jvm.findings().get(1))).isEqualTo(line("lambda$obey$1", "Arrays.fill(bytes, 8"));
    assertThat(top(jvm.findings().get(2))).isEqualTo(line("Late", "write", "bytes[7] = 8"));
  }

  @Test
  void afterAWhileWithoutFindingsTheyAreOutAndTheNextFindingPutsThemInAgain() throws Exception {
    ForkedJvm.Ended jvm =
        start("writer-for=1s")
            .tell("change orders")
            .awaitSaid("write traps are out again: ", 1)
            .tell("change orders")
            .awaitSaid(ARMED, 2)
            .tell("change orders")
            .end();
    assertThat(jvm.findings())
        .extracting(WriterAutoIT::evidence)
        .containsExactly("none", "none", "trap");
    assertThat(jvm.stderr).containsOnlyOnce("had its first finding");
  }

  @Test
  void switchedOffNobodyIsNamedAndNoClassTouched() throws Exception {
    ForkedJvm.Ended jvm =
        start("writer=off")
            .tell("change orders")
            .tell("change orders")
            .tell("restore orders")
            .end();
    assertThat(jvm.findings()).extracting(WriterAutoIT::evidence).containsExactly("none", "none");
    assertThat(jvm.stderr).doesNotContain("write traps");
  }

  @Test
  void switchedOnTheFirstOneIsNamed() throws Exception {
    ForkedJvm.Ended jvm = start("writer=on").tell("change orders").tell("fill payments").end();
    assertThat(jvm.findings()).extracting(WriterAutoIT::evidence).containsExactly("trap", "trap");
    assertThat(jvm.stderr)
        .contains("write traps in all classes but those of the JDK, Kafka's client and agents: ")
        .contains("; in further ones as they are loaded, until the process ends");
  }

  @Test
  void whatIsRestoredBeforeTheNextLookIsReportedAsThat() throws Exception {
    ForkedJvm.Ended jvm =
        start("writer=on").tell("restore orders").tell("restore-built orders").end();
    assertThat(jvm.findings())
        .extracting(finding -> finding.get("kind").getAsString())
        .containsExactly("CHANGED_BEFORE_ACK", "CHANGED_BEFORE_SEND");
    assertThat(jvm.findings())
        .allSatisfy(
            finding -> {
              assertThat(wire(finding)).isEqualTo("intact");
              assertThat(evidence(finding)).isEqualTo("trap");
              assertThat(finding.getAsJsonObject("writer").get("more").getAsInt()).isEqualTo(1);
              JsonObject change = finding.getAsJsonObject("change");
              assertThat(change.get("restored").getAsBoolean()).isTrue();
              assertThat(change.get("crcAfter").isJsonNull()).isTrue();
            });
    assertThat(top(jvm.findings().get(0))).isEqualTo(line("writeAndRestore", "bytes[4] = 1"));
    assertThat(top(jvm.findings().get(1))).isEqualTo(line("sendRestored", "bytes[6] = 1"));
  }

  @Test
  void theSameBytesAgainAreNoChange() throws Exception {
    ForkedJvm.Ended jvm = start("writer=on").tell("same orders").tell("same payments").end();
    assertThat(jvm.findings()).isEmpty();
  }

  @Test
  void anArrayThatIsSentAgainWhileItIsNeededTellsWhoSentIt() throws Exception {
    ForkedJvm.Ended jvm = start("").tell("refill orders payments").end();
    assertThat(jvm.findings()).hasSize(1);
    JsonObject finding = jvm.findings().get(0);
    assertThat(finding.getAsJsonObject("record").get("topic").getAsString()).isEqualTo("orders");
    assertThat(evidence(finding)).isEqualTo("overlapping-send");
    assertThat(top(finding))
        .isEqualTo(line("sendTwice", "producer.send(new ProducerRecord<>(second"));
  }

  @Test
  void aSendThatIsUnderWayWhenTheTrapsComeIsWatched() throws Exception {
    ForkedJvm.Ended jvm =
        start("")
            .tell("keep orders")
            .tell("change orders")
            .awaitSaid(ARMED, 1)
            .tell("change-kept orders")
            .end();
    assertThat(jvm.findings()).extracting(WriterAutoIT::evidence).containsExactly("none", "trap");
    assertThat(top(jvm.findings().get(1))).isEqualTo(line("changeKept", "kept[5] = 6"));
  }

  @Test
  void anotherTopicsRecordsAreTrappedFromItsOwnFirstFindingOn() throws Exception {
    ForkedJvm.Ended jvm =
        start("")
            .tell("change orders")
            .awaitSaid(ARMED, 1)
            .tell("change payments")
            .awaitSaid("write traps are in already", 1)
            .tell("change payments")
            .end();
    assertThat(jvm.findings())
        .extracting(WriterAutoIT::evidence)
        .containsExactly("none", "none", "trap");
  }

  @Test
  void aClassLoaderThatDoesNotSeeTheAgentIsLeftAlone() throws Exception {
    ForkedJvm.Ended jvm = start("writer=on").tell("blind orders").tell("change orders").end();
    assertThat(jvm.findings()).extracting(WriterAutoIT::evidence).containsExactly("none", "trap");
  }

  @Test
  void elsewhereThanInThePackagesGivenNobodyIsNamed() throws Exception {
    ForkedJvm.Ended jvm =
        start("writer-packages=com.acme.:org.example.")
            .tell("change orders")
            .awaitSaid("write traps in com.acme., org.example.: none is loaded yet", 1)
            .tell("change orders")
            .end();
    assertThat(jvm.findings()).extracting(WriterAutoIT::evidence).containsExactly("none", "none");
  }

  private TalkingJvm start(String options) throws IOException {
    return new TalkingJvm(
        folder, ForkedJvm.in(folder).agentArgument(options).withFindingsFile(), WriterOrders.class);
  }

  private static String evidence(JsonObject finding) {
    return finding.getAsJsonObject("writer").get("evidence").getAsString();
  }

  private static String wire(JsonObject finding) {
    return finding.get("wire").getAsString();
  }

  private static String top(JsonObject finding) {
    return finding.getAsJsonObject("writer").getAsJsonArray("stack").get(0).getAsString();
  }

  private static String line(String method, String statement) {
    return CLASS + "." + method + SourceLine.of("writers.WriterOrders", statement);
  }

  private static String line(String nested, String method, String statement) {
    return CLASS + "$" + nested + "." + method + SourceLine.of("writers.WriterOrders", statement);
  }
}
