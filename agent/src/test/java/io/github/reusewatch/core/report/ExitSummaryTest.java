package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.config.Choices.Pool;
import io.github.reusewatch.core.config.Choices.Watch;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ExitSummaryTest {
  private final SendStatistics sends = new SendStatistics();
  private final PoolStatistics pool = new PoolStatistics();
  private final FindingCounts findings = new FindingCounts();
  private final FindingQueue queue = new FindingQueue(1);

  @Test
  void aRunWithoutAnySendIsSaidLoudlyWithWhatIsKnown() {
    String loud = "==== reusewatch: NO SEND WAS SEEN: this run says nothing about buffer reuse. ";
    assertThat(text(Watch.RECORD, 0, 0))
        .isEqualTo(loud + "No KafkaProducer class was loaded in this process.\n");
    sends.producersNotNamed.increment();
    assertThat(text(Watch.RECORD, 0, 0))
        .isEqualTo(
            loud
                + "No KafkaProducer class was loaded in this process, but 1 other classes that implement Producer: see the option producers.\n");
    sends.producersWatched.increment();
    assertThat(text(Watch.RECORD, 0, 0))
        .isEqualTo(
            loud + "A producer's class was loaded and watched, but its send was never called.\n");
    sends.producersLeftAlone.increment();
    assertThat(text(Watch.RECORD, 0, 0))
        .isEqualTo(
            loud
                + "KafkaProducer was loaded and could not be watched: see the line 'not watching' above.\n");
  }

  @Test
  void aRunInWhichNoSendWasWatchedIsSaidLoudlyWithTheReasons() {
    sends.seen.add(5);
    sends.otherTopic.add(3);
    sends.notSampled.add(2);
    assertThat(text(Watch.RECORD, 0, 0))
        .isEqualTo(
            """
            ==== reusewatch: exit summary
            sends: 5 seen, 0 watched (0 from the record's construction), 0 not acknowledged when the process ended
              not watched: 3 on topics left out by the option topics
              not watched: 2 left out by the option sample
            NO SEND WAS WATCHED: this run says nothing about the reuse of the application's buffers.
            """);
  }

  @Test
  void aRunWithoutAnyBufferOfTheApplicationSaysSo() {
    sends.seen.add(2);
    sends.noBytes.add(2);
    assertThat(text(Watch.RECORD, 0, 0))
        .contains("NO BUFFER OF THE APPLICATION WAS WATCHED")
        .doesNotContain("findings: 0");
  }

  @Test
  void aRunWithoutFindings() {
    sends.seen.add(1_234_567);
    sends.watched.add(1_234_000);
    sends.watchedFromSend.add(234_000);
    assertThat(text(Watch.RECORD, 0, 0))
        .isEqualTo(
            """
            ==== reusewatch: exit summary
            sends: 1,234,567 seen, 1,234,000 watched (1,000,000 from the record's construction), 0 not acknowledged when the process ended
            findings: 0 among the 1,234,000 watched sends
            """);
  }

  @Test
  void everyReasonWhyASendWasNotWatchedIsCounted() {
    sends.seen.add(100);
    sends.watched.add(60);
    sends.watchedFromSend.add(10);
    sends.otherTopic.add(12);
    sends.notSampled.add(13);
    sends.inFlightFull.add(7);
    sends.noBytes.add(8);
    sends.headersLeftOut.add(9);
    assertThat(text(Watch.RECORD, 4, 0))
        .isEqualTo(
            """
            ==== reusewatch: exit summary
            sends: 100 seen, 60 watched (50 from the record's construction), 4 not acknowledged when the process ended
              not watched: 12 on topics left out by the option topics
              not watched: 13 left out by the option sample
              not watched: 7 past max-in-flight
              watched from the serializers to the client's copy only: 8 without a non-empty byte[], ByteBuffer or Bytes in key, value or headers
              not watched, header values: 9, of headers read lazily or of a class other than RecordHeader
            findings: 0 among the 60 watched sends
            """);
  }

  @Test
  void watchingFromSendOnSaysWhatCannotBeSeen() {
    sends.seen.add(1);
    String warning =
        "  watch=send: a change between a record's construction and its send is not observable";
    assertThat(text(Watch.SEND, 0, 0).lines()).contains(warning);
    assertThat(text(Watch.RECORD, 0, 0).lines()).doesNotContain(warning);
  }

  @Test
  void findingsAreCountedByKindAndTopicAndCause() {
    sends.seen.add(10);
    sends.watched.add(10);
    sends.watchedFromSend.add(10);
    add(new TestFinding());
    add(new TestFinding());
    add(new TestFinding().kind(Kind.CHANGED_BEFORE_ACK).wire(Wire.INTACT));
    add(new TestFinding().topic("payments").sendSite(new CallSite("main", false, null)));
    assertThat(text(Watch.RECORD, 0, 0))
        .isEqualTo(
            """
            ==== reusewatch: exit summary
            sends: 10 seen, 10 watched (0 from the record's construction), 0 not acknowledged when the process ended
            findings: 4; CHANGED_BEFORE_ACK wire=intact: 1; CHANGED_BEFORE_SEND wire=changed: 3
              topic orders: CHANGED_BEFORE_ACK 1, CHANGED_BEFORE_SEND 2
              topic payments: CHANGED_BEFORE_SEND 1
              2 x %s CHANGED_BEFORE_SEND orders value sent at com.acme.Writer.flush(Writer.java:88)
              1 x %s CHANGED_BEFORE_ACK orders value sent at com.acme.Writer.flush(Writer.java:88)
              1 x %s CHANGED_BEFORE_SEND payments value sent from a place not taken (see the option stacks)
              findings file: /var/findings.jsonl
            """,
            new TestFinding().make().fingerprint(),
            new TestFinding().kind(Kind.CHANGED_BEFORE_ACK).make().fingerprint(),
            new TestFinding()
                .topic("payments")
                .sendSite(new CallSite("main", false, null))
                .make()
                .fingerprint());
  }

  @Test
  void ofManyTopicsAndCausesTheFirstAreListed() {
    sends.seen.add(100);
    sends.watched.add(100);
    for (int i = 10; i < 63; i++) {
      add(new TestFinding().topic("t" + i));
    }
    assertThat(text(Watch.RECORD, 0, 0).lines())
        .hasSize(3 + 51 + 51 + 1)
        .contains("findings: 53; CHANGED_BEFORE_SEND wire=changed: 53")
        .contains("  and 3 more topics", "  and 3 more causes");
  }

  @Test
  void findingsThatAreNotInTheCountAreSaid() {
    sends.seen.add(10);
    sends.watched.add(10);
    sends.harmlessFindings.add(2000);
    sends.evidenceDropped.add(3);
    for (int i = 0; i < 5; i++) {
      queue.add(new TestFinding().make());
    }
    assertThat(text(Watch.RECORD, 0, 0).lines())
        .contains(
            "  2,000 more changed nothing of what the broker got, and are left out by report=wire",
            "  4 more were lost: they came faster than they could be written",
            "  3 findings are without the positions of the changed bytes: their copies were dropped, evidence-budget was exceeded");
  }

  @Test
  void whatWasSeenOfTheClientsBuffersIsSaid() {
    sends.seen.add(1);
    assertThat(text(Watch.RECORD, 0, 0)).doesNotContain("own buffers");
    sends.producersWatched.add(1);
    assertThat(text(Watch.RECORD, 0, 0).lines())
        .contains("  the client's own buffers: no batch was seen on its way to the network");
    pool.sent.add(1200);
    pool.freedInFlight.add(3);
    assertThat(text(Watch.RECORD, 0, 0).lines())
        .contains(
            "  the client's own buffers: 1,200 batches watched on their way to the network; buffers freed before all was written: 3");
    pool.withheld.add(2);
    assertThat(text(Watch.RECORD, 0, 0).lines())
        .contains(
            "  the client's own buffers: 1,200 batches watched on their way to the network; buffers freed before all was written: 3, of which 2 were kept from the pool");
  }

  @Test
  void wrongBatchesThatABrokerTookAreListed() {
    sends.seen.add(1);
    sends.watched.add(1);
    findings.add(TestBatch.changed(), "9f2c1e7a");
    findings.add(TestBatch.changed("4.1.1", null), "9f2c1e7a");
    assertThat(text(Watch.RECORD, 0, 0).lines())
        .filteredOn(line -> line.contains("wrong batch"))
        .containsExactly("  wrong batch in the topic: orders-1@1829, records of payments-0");
    for (int i = 0; i < 100; i++) {
      findings.add(TestBatch.changed(), "9f2c1e7a");
    }
    assertThat(text(Watch.RECORD, 0, 0).lines())
        .contains("  and more: see the findings file, if there is one")
        .filteredOn(line -> line.contains("wrong batch"))
        .hasSize(50);
  }

  @Test
  void errorsOfTheAgentAreSaidEvenWithoutASend() {
    assertThat(text(Watch.RECORD, 0, 12).lines())
        .contains(
            "errors of the agent's own, swallowed: 12; the sends they happened in may be unwatched.");
    sends.seen.add(1);
    assertThat(text(Watch.RECORD, 0, 12)).contains("errors of the agent's own, swallowed: 12;");
    assertThat(text(Watch.RECORD, 0, 0)).doesNotContain("errors");
  }

  private void add(TestFinding finding) {
    Finding made = finding.make();
    findings.add(made, made.fingerprint());
  }

  /** With one kind of line end, and one at the end of the last line. */
  private String text(Watch watch, long unfinished, long agentErrors) {
    return new ExitSummary(
            sends,
            pool,
            Pool.DETECT,
            findings,
            queue,
            watch,
            List.of("/var/findings.jsonl"),
            List.of(),
            List.of())
        .text(unfinished, agentErrors)
        .lines()
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }
}
