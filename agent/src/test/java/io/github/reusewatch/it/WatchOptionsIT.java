package io.github.reusewatch.it;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import io.github.reusewatch.scenario.Bursts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.io.TempDir;

/** What the options change of the watch and the report. */
class WatchOptionsIT {
  @TempDir Path folder;

  @Test
  void theSameFindingIsPrintedOnceAndWrittenEveryTime(TestInfo test) throws IOException {
    ForkedJvm.Ended jvm = run("stacks=all,writer=off", "queued", test);
    assertThat(jvm.findings())
        .hasSize(20)
        .last()
        .satisfies(last -> assertThat(last.get("occurrence").getAsInt()).isEqualTo(20));
    assertThat(jvm.stderr)
        .containsOnlyOnce("SUMMARY: reusewatch: CHANGED_BEFORE_SEND")
        .contains("findings: 20")
        .contains("20 x " + jvm.findings().get(0).get("fingerprint").getAsString());
    assertThat(
            PosixFilePermissions.toString(
                Files.getPosixFilePermissions(folder.resolve("findings.jsonl"))))
        .isEqualTo("rw-------");
  }

  @Test
  void findingsWhosePlaceWasNotTakenAreCountedApartAndNotPrintedAgain(TestInfo test) {
    ForkedJvm.Ended jvm = run("writer=off", "returned", test);
    assertThat(jvm.stderr)
        .containsOnlyOnce("SUMMARY: reusewatch: CHANGED_BEFORE_ACK")
        .contains("1 x ")
        .contains("19 x ")
        .contains("sent from a place not taken (see the option stacks)");
  }

  @Test
  void aFindingNamesProducerRecordSitesAndMoments(TestInfo test) {
    JsonObject first = run("", "queued", test).findings().get(0);
    assertThat(first.getAsJsonObject("producer").toString())
        .isEqualTo(
            "{\"class\":\"org.apache.kafka.clients.producer.KafkaProducer\",\"clientId\":\"bursts\",\"kafkaVersion\":\"4.3.1\"}");
    assertThat(first.getAsJsonObject("record").get("region").toString()).isEqualTo("[0,100]");
    JsonObject site = first.getAsJsonObject("sendSite");
    assertThat(site.get("thread").getAsString()).isEqualTo("main");
    assertThat(site.get("exact").getAsBoolean()).isTrue();
    assertThat(site.getAsJsonArray("stack").get(0).getAsString())
        .startsWith("io.github.reusewatch.scenario.Bursts.main(Bursts.java:");
    assertThat(first.getAsJsonObject("builtSite").getAsJsonArray("stack").get(0).getAsString())
        .startsWith("io.github.reusewatch.scenario.Bursts.main(Bursts.java:");
    JsonObject micros = first.getAsJsonObject("micros");
    assertThat(micros.get("built").getAsLong()).isZero();
    assertThat(micros.get("sent").getAsLong())
        .isLessThanOrEqualTo(micros.get("copied").getAsLong());
    assertThat(micros.get("copied").getAsLong())
        .isLessThanOrEqualTo(micros.get("acked").getAsLong());
  }

  @Test
  void otherTopicsAreLeftAlone(TestInfo test) {
    ForkedJvm.Ended jvm = run("topics=orders-*:!orders-test", "queued", test);
    assertThat(jvm.findings()).isEmpty();
    assertThat(jvm.stderr)
        .contains("sends: 20 seen, 0 watched")
        .contains("not watched: 20 on topics left out by the option topics");
  }

  @Test
  void aSampleIsWatchedAndTheRestCounted(TestInfo test) {
    ForkedJvm.Ended jvm = run("sample=0.2", "queued", test, 400);
    assertThat(jvm.findings()).hasSizeBetween(40, 130);
    assertThat(jvm.stderr)
        .contains(
            "not watched: " + (400 - jvm.findings().size()) + " left out by the option sample");
  }

  @Test
  void watchedFromSendOnlyAnEarlierChangeIsNotObservableAndThatIsSaid(TestInfo test) {
    ForkedJvm.Ended jvm = run("watch=send", "queued", test);
    assertThat(jvm.findings()).isEmpty();
    assertThat(jvm.stderr)
        .contains(
            "watch=send: a change between a record's construction and its send is not observable")
        .contains("hooks: send, serialization, serializers, buffers, copy, batch")
        .doesNotContain("clean");
  }

  @Test
  void aLimitOfSendsInFlightIsKeptAndCounted(TestInfo test) {
    ForkedJvm.Ended jvm = run("max-in-flight=5", "returned", test);
    assertThat(jvm.stderr)
        .contains("sends: 20 seen, 5 watched")
        .contains("not watched: 15 past max-in-flight");
  }

  @Test
  void aRecordWhoseFirstSendPassedUnwatchedMayBeFilledAnew(TestInfo test) {
    ForkedJvm.Ended jvm = run("max-in-flight=1", "again", test);
    assertThat(jvm.stderr)
        .contains("sends: 3 seen, 2 watched")
        .contains("not watched: 1 past max-in-flight");
    assertThat(jvm.findings()).isEmpty();
  }

  @Test
  void harmlessFindingsCanBeLeftOut(TestInfo test) {
    ForkedJvm.Ended jvm = run("report=wire,on-finding=exit", "returned", test);
    assertThat(jvm.exitStatus).isZero();
    assertThat(jvm.findings()).isEmpty();
    assertThat(jvm.stderr)
        .contains(
            "20 more changed nothing of what the broker got, and are left out by report=wire");
  }

  @Test
  void evidenceBeginsWithTheFirstFindingOfATopic(TestInfo test) {
    // The first 20 are sent before the first is acknowledged, so the evidence of a second run of
    // sends shows: see the copy option for the others.
    ForkedJvm.Ended jvm = run("evidence=copy", "queued", test);
    JsonObject change = jvm.findings().get(0).getAsJsonObject("change");
    assertThat(change.get("first").getAsInt()).isEqualTo(7);
    assertThat(change.get("last").getAsInt()).isEqualTo(7);
    assertThat(change.get("count").getAsInt()).isEqualTo(1);
    assertThat(change.get("before").isJsonNull()).isTrue();
    assertThat(jvm.stderr).contains("byte 7 differs");
  }

  @Test
  void bytesAreShownWhenAskedFor(TestInfo test) {
    ForkedJvm.Ended jvm = run("evidence=copy,show-bytes=true", "queued", test);
    JsonObject change = jvm.findings().get(0).getAsJsonObject("change");
    assertThat(change.get("before").getAsString()).isEqualTo("63");
    assertThat(change.get("after").getAsString()).isEqualTo("23");
  }

  @Test
  void withoutStacksThreadsAreStillNamed(TestInfo test) {
    JsonObject site =
        run("stacks=off", "queued", test).findings().get(0).getAsJsonObject("sendSite");
    assertThat(site.get("thread").getAsString()).isEqualTo("main");
    assertThat(site.get("exact").getAsBoolean()).isFalse();
    assertThat(site.get("stack").isJsonNull()).isTrue();
  }

  @Test
  void aSampledStackOfAnotherSendIsSaidToBeOne(TestInfo test) {
    JsonObject second =
        run("writer=off", "returned", test).findings().get(1).getAsJsonObject("sendSite");
    assertThat(second.get("exact").getAsBoolean()).isFalse();
    assertThat(second.getAsJsonArray("stack").get(0).getAsString()).contains("Bursts.main");
  }

  private ForkedJvm.Ended run(String options, String way, TestInfo test) {
    return run(options, way, test, 20);
  }

  private ForkedJvm.Ended run(String options, String way, TestInfo test, int count) {
    String topic = "options." + test.getTestMethod().orElseThrow().getName();
    return ForkedJvm.in(folder)
        .agentArgument(options)
        .withFindingsFile()
        .run(Bursts.class, TestCluster.bootstrapServers(), topic, Integer.toString(count), way);
  }
}
