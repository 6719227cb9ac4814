package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.config.Choices.LogLevel;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The whole block, as a person reads it. */
class TextReportTest {
  private static final CallSite NO_STACK = new CallSite("writer-1", false, null);

  @Test
  void changedBeforeSendAndOnTheBroker() {
    assertThat(text(new TestFinding().difference(difference(false))))
        .isEqualTo(
            """
            ==== reusewatch: ERROR CHANGED_BEFORE_SEND [9f2c1e7a]
            The value of a record changed before send was called.
            The broker got the changed bytes: this record is corrupted in the topic.
              record    orders-3@1829, value, 256 bytes from offset 0 of their array or buffer
              wire      changed, outcome acked
              change    crc32c 1c291ca3 -> e3069283; bytes 17 to 200, 3 of them differ
              timeline  built 0.000 ms | sent 2004.113 ms | copied 2004.120 ms | acked 2009.333 ms
              producer  org.apache.kafka.clients.producer.KafkaProducer, client.id producer-1, kafka-clients 4.1.2
              sent by   thread writer-1
                          at com.acme.Writer.flush(Writer.java:88)
              built by  thread http-7
                          at com.acme.Orders.post(Orders.java:41)
              writer    not seen (see the options writer and writer-packages)
              next      Find who gets this array back, or refills it, between the record's construction and its send: give a buffer back only in the send's callback, never after a timeout.
            SUMMARY: reusewatch: CHANGED_BEFORE_SEND wire=changed orders-3@1829 value sent at com.acme.Writer.flush(Writer.java:88)
            """);
  }

  @Test
  void changedBeforeSendAndTheSendFailedAfterTheCopy() {
    assertThat(text(new TestFinding().outcome("failed:TimeoutException").position(null, null)))
        .isEqualTo(
            """
            ==== reusewatch: ERROR CHANGED_BEFORE_SEND [9f2c1e7a]
            The value of a record changed before send was called.
            The batch holds the changed bytes; the send failed, so the broker may or may not have them.
              record    orders-?@?, value, 256 bytes from offset 0 of their array or buffer
              wire      changed, outcome failed:TimeoutException
              change    crc32c 1c291ca3 -> e3069283; which bytes: no copy was kept (evidence=copy keeps one)
              timeline  built 0.000 ms | sent 2004.113 ms | copied 2004.120 ms | failed 2009.333 ms
              producer  org.apache.kafka.clients.producer.KafkaProducer, client.id producer-1, kafka-clients 4.1.2
              sent by   thread writer-1
                          at com.acme.Writer.flush(Writer.java:88)
              built by  thread http-7
                          at com.acme.Orders.post(Orders.java:41)
              writer    not seen (see the options writer and writer-packages)
              next      Find who gets this array back, or refills it, between the record's construction and its send: give a buffer back only in the send's callback, never after a timeout.
            SUMMARY: reusewatch: CHANGED_BEFORE_SEND wire=changed orders-?@? value sent at com.acme.Writer.flush(Writer.java:88)
            """);
  }

  @Test
  void changedDuringSendAndNeverWritten() {
    assertThat(
            text(
                new TestFinding()
                    .kind(Kind.CHANGED_DURING_SEND)
                    .wire(Wire.NONE)
                    .outcome("failed:TimeoutException")
                    .position(null, null)
                    .timeline(0, 5, null, 2005)
                    .builtSite(
                        new CallSite(
                            "http-7",
                            false,
                            Stacks.trace("com.acme.Orders.post(Orders.java:41)")))))
        .isEqualTo(
            """
            ==== reusewatch: WARNING CHANGED_DURING_SEND [9f2c1e7a]
            The value of a record changed while send was running.
            Nothing was written to the broker. A retry of this record would send the changed bytes.
              record    orders-?@?, value, 256 bytes from offset 0 of their array or buffer
              wire      none, outcome failed:TimeoutException
              change    crc32c 1c291ca3 -> e3069283; which bytes: no copy was kept (evidence=copy keeps one)
              timeline  built 0.000 ms | sent 5.000 ms | copied - | failed 2005.000 ms
              producer  org.apache.kafka.clients.producer.KafkaProducer, client.id producer-1, kafka-clients 4.1.2
              sent by   thread writer-1
                          at com.acme.Writer.flush(Writer.java:88)
              built by  thread http-7; the stack is that of another record for this topic (stacks=all takes every one)
                          at com.acme.Orders.post(Orders.java:41)
              writer    not seen (see the options writer and writer-packages)
              next      send can block (max.block.ms: metadata, buffer.memory) while the record is not copied yet: leave the array alone until send has returned, best until the callback.
            SUMMARY: reusewatch: CHANGED_DURING_SEND wire=none orders-?@? value sent at com.acme.Writer.flush(Writer.java:88)
            """);
  }

  @Test
  void whereAFrameworksThreadSendsTheSummaryNamesWhereTheApplicationBuiltTheRecord() {
    assertThat(text(new TestFinding().sentAt("reactor.core.Sink.next(Sink.java:8)")))
        .endsWith(
            " value sent at reactor.core.Sink.next(Sink.java:8), built at com.acme.Orders.post(Orders.java:41)\n");
  }

  @Test
  void sharedWithAnotherPartOfTheRecord() {
    assertThat(
            text(
                new TestFinding()
                    .kind(Kind.SHARED_SERIALIZER_BUFFER)
                    .role(Role.KEY, null)
                    .note("the key had changed before the partition was chosen")))
        .isEqualTo(
            """
            ==== reusewatch: ERROR SHARED_SERIALIZER_BUFFER [9f2c1e7a]
            The key of a record changed before the client had copied it: its serializer had returned the same array once more.
            The broker got the changed bytes: this record is corrupted in the topic.
              record    orders-3@1829, key, 256 bytes from offset 0 of their array or buffer
              wire      changed, outcome acked
              change    crc32c 1c291ca3 -> e3069283; which bytes: no copy was kept (evidence=copy keeps one)
              note      the key had changed before the partition was chosen
              timeline  built 0.000 ms | sent 2004.113 ms | copied 2004.120 ms | acked 2009.333 ms
              producer  org.apache.kafka.clients.producer.KafkaProducer, client.id producer-1, kafka-clients 4.1.2
              sent by   thread writer-1
                          at com.acme.Writer.flush(Writer.java:88)
              built by  thread http-7
                          at com.acme.Orders.post(Orders.java:41)
              next      Let the serializer return a new array for each call: one instance serves all threads of a producer, and key and value if it is given for both.
            SUMMARY: reusewatch: SHARED_SERIALIZER_BUFFER wire=changed orders-3@1829 key sent at com.acme.Writer.flush(Writer.java:88)
            """);
  }

  @Test
  void changedBeforeAckAndIntact() {
    assertThat(
            text(
                new TestFinding()
                    .kind(Kind.CHANGED_BEFORE_ACK)
                    .wire(Wire.INTACT)
                    .role(Role.HEADER, "trace-id")
                    .timeline(null, 5, 6, 1006)
                    .difference(
                        Difference.between(
                            new byte[] {0, 1, 2, 3}, new byte[] {0, 17, 2, 19}, true))
                    .sendSite(
                        new CallSite(
                            "writer-1",
                            false,
                            Stacks.trace("com.acme.Writer.flush(Writer.java:88)")))
                    .builtSite(null)))
        .isEqualTo(
            """
            ==== reusewatch: WARNING CHANGED_BEFORE_ACK [9f2c1e7a]
            The header 'trace-id' of a record changed after the client had copied it and before it was acknowledged.
            The broker got the right bytes. A callback, retry or dead letter that re-reads the array gets the changed ones.
              record    orders-3@1829, header 'trace-id', 256 bytes from offset 0 of their array or buffer
              wire      intact, outcome acked
              change    crc32c 1c291ca3 -> e3069283; bytes 1 to 3, 2 of them differ; before 0x010203, after 0x110213
              timeline  built - | sent 0.000 ms | copied 1.000 ms | acked 1001.000 ms
              producer  org.apache.kafka.clients.producer.KafkaProducer, client.id producer-1, kafka-clients 4.1.2
              sent by   thread writer-1; the stack is that of another send of this producer to this topic (stacks=all takes every one)
                          at com.acme.Writer.flush(Writer.java:88)
              built by  not seen: the bytes are watched from the entry of send
              writer    not seen (see the options writer and writer-packages)
              next      Give the buffer back in the callback, not when send returns. report=wire leaves out findings whose wire is intact.
            SUMMARY: reusewatch: CHANGED_BEFORE_ACK wire=intact orders-3@1829 header 'trace-id' sent by thread writer-1 (another send of this producer to this topic: com.acme.Writer.flush(Writer.java:88))
            """);
  }

  @ParameterizedTest(name = "{0} {1} {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          CHANGED_BEFORE_SEND | CHANGED | acked                   | ERROR   | The broker got the changed bytes: this record is corrupted in the topic.
          CHANGED_BEFORE_SEND | CHANGED | failed:TimeoutException | ERROR   | The batch holds the changed bytes; the send failed, so the broker may or may not have them.
          CHANGED_BEFORE_SEND | CHANGED | unfinished              | ERROR   | The batch holds the changed bytes; the process ended before the send was acknowledged, so the broker may or may not have them.
          CHANGED_BEFORE_SEND | INTACT  | acked                   | WARNING | The broker got the right bytes. A callback, retry or dead letter that re-reads the array gets the changed ones.
          CHANGED_BEFORE_SEND | NONE    | failed:TimeoutException | WARNING | Nothing was written to the broker. A retry of this record would send the changed bytes.
          CHANGED_BEFORE_SEND | NONE    | unfinished              | WARNING | Nothing was written to the broker. A retry of this record would send the changed bytes.
          CHANGED_BEFORE_SEND | UNKNOWN | acked                   | ERROR   | Whether the broker got the changed bytes cannot be known from what was seen.
          CHANGED_DURING_SEND | CHANGED | acked                   | ERROR   | The broker got the changed bytes: this record is corrupted in the topic.
          CHANGED_DURING_SEND | CHANGED | failed:TimeoutException | ERROR   | The batch holds the changed bytes; the send failed, so the broker may or may not have them.
          CHANGED_DURING_SEND | INTACT  | acked                   | WARNING | The broker got the right bytes. A callback, retry or dead letter that re-reads the array gets the changed ones.
          CHANGED_DURING_SEND | INTACT  | failed:TimeoutException | WARNING | The batch holds the right bytes; the send failed, so the broker may or may not have them. A callback, retry or dead letter that re-reads the array gets the changed ones.
          CHANGED_DURING_SEND | NONE    | failed:TimeoutException | WARNING | Nothing was written to the broker. A retry of this record would send the changed bytes.
          CHANGED_DURING_SEND | UNKNOWN | acked                   | ERROR   | Whether the broker got the changed bytes cannot be known from what was seen.
          CHANGED_BEFORE_ACK  | INTACT  | acked                   | WARNING | The broker got the right bytes. A callback, retry or dead letter that re-reads the array gets the changed ones.
          CHANGED_BEFORE_ACK  | INTACT  | failed:TimeoutException | WARNING | The batch holds the right bytes; the send failed, so the broker may or may not have them. A callback, retry or dead letter that re-reads the array gets the changed ones.
          CHANGED_BEFORE_ACK  | INTACT  | unfinished              | WARNING | The batch holds the right bytes; the process ended before the send was acknowledged, so the broker may or may not have them. A callback, retry or dead letter that re-reads the array gets the changed ones.
          CHANGED_BEFORE_ACK  | UNKNOWN | acked                   | ERROR   | Whether the broker got the changed bytes cannot be known from what was seen.
          CHANGED_BEFORE_ACK  | UNKNOWN | failed:TimeoutException | ERROR   | Whether the broker got the changed bytes cannot be known from what was seen.
          """)
  void whatTheBrokerGotIsSaidForEachVerdict(
      Kind kind, Wire wire, String outcome, String severity, String consequence) {
    assertThat(text(new TestFinding().kind(kind).wire(wire).outcome(outcome)).lines())
        .startsWith(
            "==== reusewatch: " + severity + " " + kind + " [9f2c1e7a]",
            "The value of a record changed " + kind.when(wire) + ".",
            consequence)
        .contains("  wire      " + wire.text() + ", outcome " + outcome);
  }

  @Test
  void changedAndWhatTheBrokerGotIsUnknown() {
    assertThat(
            text(
                new TestFinding()
                    .wire(Wire.UNKNOWN)
                    .producer(new ProducerId("com.acme.AuditedProducer", null, null))
                    .role(Role.KEY, null)
                    .sendSite(NO_STACK)
                    .builtSite(new CallSite("http-7", false, null))))
        .isEqualTo(
            """
            ==== reusewatch: ERROR CHANGED_BEFORE_SEND [9f2c1e7a]
            The key of a record changed before send was called.
            Whether the broker got the changed bytes cannot be known from what was seen.
              record    orders-3@1829, key, 256 bytes from offset 0 of their array or buffer
              wire      unknown, outcome acked
              change    crc32c 1c291ca3 -> e3069283; which bytes: no copy was kept (evidence=copy keeps one)
              timeline  built 0.000 ms | sent 2004.113 ms | copied 2004.120 ms | acked 2009.333 ms
              producer  com.acme.AuditedProducer, client.id unknown, kafka-clients of unknown version
              sent by   thread writer-1; no stack was taken (see the option stacks)
              built by  thread http-7; no stack was taken (see the option stacks)
              writer    not seen (see the options writer and writer-packages)
              next      Find who gets this array back, or refills it, between the record's construction and its send: give a buffer back only in the send's callback, never after a timeout.
            SUMMARY: reusewatch: CHANGED_BEFORE_SEND wire=unknown orders-3@1829 key sent by thread writer-1
            """);
  }

  @Test
  void whereTheCopyIsNotSeenTheMomentIsNotNarrowedToIt() {
    assertThat(text(new TestFinding().kind(Kind.CHANGED_BEFORE_ACK).wire(Wire.UNKNOWN)))
        .startsWith(
            """
            ==== reusewatch: ERROR CHANGED_BEFORE_ACK [9f2c1e7a]
            The value of a record changed after send was called and before it was acknowledged.
            Whether the broker got the changed bytes cannot be known from what was seen.
            """);
  }

  @Test
  void theTimelineEndsAsTheSendDid() {
    assertThat(text(new TestFinding().timeline(0, 1, 2, 3)))
        .contains(" | copied 2.000 ms | acked 3.000 ms\n");
    assertThat(text(new TestFinding().timeline(0, 1, 2, 3).outcome("failed:TimeoutException")))
        .contains(" | copied 2.000 ms | failed 3.000 ms\n");
    assertThat(text(new TestFinding().timeline(0, 1, 2, null).outcome("unfinished")))
        .contains(" | copied 2.000 ms | acked -\n");
  }

  @Test
  void oneByteThatDiffers() {
    byte[] before = {0, 1, 2};
    byte[] after = {0, 17, 2};
    assertThat(text(new TestFinding().difference(Difference.between(before, after, false))))
        .contains("-> e3069283; byte 1 differs\n");
    assertThat(text(new TestFinding().difference(Difference.between(before, after, true))))
        .contains("-> e3069283; byte 1 differs; before 0x01, after 0x11\n");
  }

  @Test
  void namesOfTheApplicationCannotForgeLines() {
    CallSite forged =
        new CallSite("x\nSUMMARY: reusewatch: forged\u001b[31m" + "y".repeat(1000), true, null);
    String text = text(new TestFinding().sendSite(forged).role(Role.HEADER, "h\rh"));
    assertThat(text.lines().filter(line -> line.startsWith("SUMMARY:"))).hasSize(1);
    assertThat(text)
        .contains("x\\u000aSUMMARY")
        .contains("\\u001b[31m")
        .contains("... (1034 characters)")
        .contains("header 'h\\u000dh'");
  }

  @Test
  void linesEndAlikeOnAllSystems() {
    assertThat(TextReport.text(new TestFinding().make(), "9f2c1e7a")).doesNotContain("\r");
  }

  @Test
  void theNextStepIsThatOfTheKind() {
    assertThat(text(new TestFinding()))
        .contains(
            "  next      Find who gets this array back, or refills it, between the record's construction and its send: give a buffer back only in the send's callback, never after a timeout.\n");
    assertThat(text(new TestFinding().kind(Kind.CHANGED_DURING_SEND)))
        .contains("  next      send can block (max.block.ms: metadata, buffer.memory)");
    assertThat(text(new TestFinding().kind(Kind.CHANGED_BEFORE_ACK).wire(Wire.INTACT)))
        .contains(
            "  next      Give the buffer back in the callback, not when send returns. report=wire leaves out findings whose wire is intact.\n");
    assertThat(text(new TestFinding().kind(Kind.CHANGED_BEFORE_ACK).wire(Wire.UNKNOWN)))
        .contains("  next      Give the buffer back in the callback, not when send returns.\n");
  }

  @Test
  void aHeaderWhoseKeyIsNotKnown() {
    assertThat(text(new TestFinding().role(Role.HEADER, null)))
        .contains("\nThe header (of unknown key) of a record changed");
  }

  @Test
  void twelveFramesAreShownAndTheOthersCounted() {
    String[] deep =
        IntStream.rangeClosed(1, 15)
            .mapToObj(line -> "com.acme.Deep.call(Deep.java:" + line + ")")
            .toArray(String[]::new);
    assertThat(text(new TestFinding().sentAt(deep)))
        .contains("at com.acme.Deep.call(Deep.java:12)\n              ... 3 more\n")
        .doesNotContain("Deep.java:13");
  }

  @Test
  void theSummaryLineNamesTheFirstFrameOfTheApplication() {
    assertThat(
            text(
                new TestFinding()
                    .sentAt(
                        "java.util.ArrayList.forEach(ArrayList.java:1511)",
                        "com.acme.Writer.flush(Writer.java:88)")))
        .endsWith(
            "\nSUMMARY: reusewatch: CHANGED_BEFORE_SEND wire=changed orders-3@1829 value sent at com.acme.Writer.flush(Writer.java:88)\n");
  }

  @Test
  void onlyTheFirstFindingOfACauseIsPrintedAndAtEachLevel() {
    StandardError err = new StandardError(LogLevel.WARN);
    TextReport report = new TextReport(err.console);
    report.accept(new TestFinding().make(), "9f2c1e7a", 1);
    String once = err.text();
    report.accept(new TestFinding().make(), "9f2c1e7a", 2);
    assertThat(err.text()).isEqualTo(once).startsWith("==== reusewatch: ERROR");
  }

  @Test
  void aPlaceThatIsFoundLaterIsPrintedAndAnUnknownOneBehindItIsNot() {
    CallSite unknown = new CallSite("writer-1", false, null);
    StandardError err = new StandardError(LogLevel.INFO);
    TextReport report = new TextReport(err.console);
    report.accept(new TestFinding().sendSite(unknown).make(), "aaaaaaaa", 1);
    assertThat(err.text()).contains("[aaaaaaaa]");
    report.accept(new TestFinding().make(), "9f2c1e7a", 1);
    assertThat(err.text()).contains("[9f2c1e7a]");
    report.accept(new TestFinding().topic("payments").make(), "bbbbbbbb", 1);
    report.accept(new TestFinding().topic("payments").sendSite(unknown).make(), "cccccccc", 1);
    assertThat(err.text()).contains("[bbbbbbbb]").doesNotContain("[cccccccc]");
  }

  @Test
  void aFindingOfAnUncountedCauseIsNotPrinted() {
    StandardError err = new StandardError(LogLevel.DEBUG);
    new TextReport(err.console).accept(new TestFinding().make(), "9f2c1e7a", 0);
    assertThat(err.text()).isEmpty();
  }

  /** With one kind of line end, and one at the end of the last line. */
  private static String text(TestFinding finding) {
    return TextReport.text(finding.make(), "9f2c1e7a").lines().collect(Collectors.joining("\n"))
        + "\n";
  }

  private static Difference difference(boolean keepBytes) {
    byte[] after = new byte[256];
    after[17] = 1;
    after[18] = 1;
    after[200] = 1;
    return Difference.between(new byte[256], after, keepBytes);
  }
}
