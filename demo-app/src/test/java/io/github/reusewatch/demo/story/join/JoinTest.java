package io.github.reusewatch.demo.story.join;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.demo.story.app.Verdict;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;

/** Sequences are 1, 2, …; CRCs as built are 0x100 + sequence; offsets from 50. */
class JoinTest {
  private static final TopicPartition OTHER_PARTITION = new TopicPartition("orders", 1);
  private static final TopicPartition OTHER_TOPIC = new TopicPartition("metrics", 0);

  private final Scene scene = new Scene();

  private static Flags flags(
      int corrupted,
      int lost,
      int original,
      int otherBytes,
      int twice,
      int unexplained,
      int missed) {
    int flagged = corrupted + lost + original + otherBytes + twice + unexplained;
    return new Flags(
        flagged, corrupted, lost, original, otherBytes, twice, unexplained, missed, 0, 0, 0, 0, 0);
  }

  @Test
  void nothingHappened() {
    scene.sent(1, 0x101).sent(2, 0x102).arrived(1, 50, 0x101).arrived(2, 51, 0x102);

    assertThat(scene.delivery()).isEqualTo(new Delivery(2, 0, 0, 0, 0));
    assertThat(scene.flags()).isEqualTo(flags(0, 0, 0, 0, 0, 0, 0));
    assertThat(scene.join().example()).isEmpty();
  }

  @Test
  void flaggedAndCorrupted() {
    scene.sent(1, 0x101).arrived(1, 50, 0x999).flagged(50L, 0x101, 0x999);

    assertThat(scene.delivery()).isEqualTo(new Delivery(1, 0, 0, 1, 0));
    assertThat(scene.flags()).isEqualTo(flags(1, 0, 0, 0, 0, 0, 0));
  }

  @Test
  void exampleIsAConfirmedFindingThatTheAgentToldInFull() {
    scene.sent(1, 0x101).sent(2, 0x102).sent(3, 0x103).arrived(2, 51, 0x998);
    scene.occurrence(1).flagged(50L, 0x101, 0x999);
    scene.occurrence(2).flagged(51L, 0x102, 0x998);
    scene.occurrence(1).flagged(52L, 0x103, 0x997);
    assertThat(scene.join().example().map(Example::sent))
        .as("no first one is confirmed, so any will do")
        .contains(new SentRecord(Scene.ORDERS, 2, 0x102));

    scene.arrived(3, 53, 0x997);
    Example example = scene.join().example().orElseThrow();
    assertThat(example.sent().sequence()).isEqualTo(3);
    assertThat(example.consumed().offset()).isEqualTo(53);
    assertThat(example.finding().crcAfter()).isEqualTo(0x997);
  }

  @Test
  void corruptedAndMissed() {
    scene.sent(1, 0x101).sent(2, 0x102).arrived(1, 50, 0x999).arrived(2, 51, 0x998);
    scene.flagged(50L, 0x101, 0x999);

    assertThat(scene.flags()).isEqualTo(flags(1, 0, 0, 0, 0, 0, 1));
  }

  @Test
  void flaggedAlthoughTheOriginalArrived() {
    scene.sent(1, 0x101).arrived(1, 50, 0x101).flagged(50L, 0x101, 0x999);

    assertThat(scene.flags()).isEqualTo(flags(0, 0, 1, 0, 0, 0, 0));
    assertThat(scene.join().example()).isEmpty();
  }

  @Test
  void flaggedAndLostWhileItsOffsetWentToAnother() {
    scene.sent(1, 0x101).sent(2, 0x102).arrived(2, 50, 0x102).flagged(50L, 0x101, 0x999);

    assertThat(scene.delivery()).isEqualTo(new Delivery(2, 1, 0, 0, 0));
    assertThat(scene.flags()).isEqualTo(flags(0, 1, 0, 0, 0, 0, 0));
  }

  @Test
  void lostAndItsOffsetWentToACorruptedOneThatIsMissed() {
    scene.sent(1, 0x101).sent(2, 0x102).arrived(2, 50, 0x998).flagged(50L, 0x101, 0x999);

    assertThat(scene.flags()).isEqualTo(flags(0, 1, 0, 0, 0, 0, 1));
  }

  @Test
  void corruptedRecordLiesElsewhereThanItWasAcknowledged() {
    scene.sent(1, 0x101).sent(2, 0x102).arrived(2, 50, 0x102).arrived(1, 51, 0x999);
    scene.flagged(50L, 0x101, 0x999);

    assertThat(scene.flags()).isEqualTo(flags(1, 0, 0, 0, 0, 0, 0));
  }

  @Test
  void offsetAndPartitionUnknown() {
    scene.sent(1, 0x101).arrived(1, 50, 0x999).sent(2, 0x102);
    scene.found("changed", "value", "orders", null, null, 0x101, 0x999);
    scene.found("changed", "value", "orders", null, null, 0x102, 0x998);

    assertThat(scene.flags()).isEqualTo(flags(1, 1, 0, 0, 0, 0, 0));
  }

  @Test
  void writtenTwiceByARetryCountsOnce() {
    scene.sent(1, 0x101).arrived(1, 50, 0x999).arrived(1, 51, 0x999).flagged(51L, 0x101, 0x999);
    scene.sent(2, 0x102).arrived(2, 52, 0x102).arrived(2, 53, 0x102);

    assertThat(scene.delivery()).isEqualTo(new Delivery(2, 0, 2, 1, 0));
    assertThat(scene.flags()).isEqualTo(flags(1, 0, 0, 0, 0, 0, 0));
  }

  @Test
  void sameOffsetReadAgainIsNoSecondCopy() {
    scene.sent(1, 0x101).arrived(1, 50, 0x101).arrived(1, 50, 0x101);

    assertThat(scene.delivery()).isEqualTo(new Delivery(1, 0, 0, 0, 0));
  }

  @Test
  void corruptedIntoAnotherValidMessageOfThePartition() {
    // The array of 1 was refilled with 2 before 1 was sent: both arrive with the bytes of 2.
    scene.sent(1, 0x101).sent(2, 0x102).arrived(1, 50, 0x102).arrived(2, 51, 0x102);
    scene.flagged(50L, 0x101, 0x102);

    assertThat(scene.delivery()).isEqualTo(new Delivery(2, 0, 0, 1, 0));
    assertThat(scene.flags()).isEqualTo(flags(1, 0, 0, 0, 0, 0, 0));
  }

  @Test
  void findingOnTheInnocentOneOfTwoWithTheSameBytes() {
    scene.sent(1, 0x101).sent(2, 0x102).arrived(1, 50, 0x102).arrived(2, 51, 0x102);
    scene.flagged(51L, 0x102, 0x101);

    assertThat(scene.flags()).isEqualTo(flags(0, 0, 1, 0, 0, 0, 1));
  }

  @Test
  void arrayRefilledTwiceCorruptsTwoRecordsToTheSameBytes() {
    scene.sent(1, 0x101).sent(2, 0x102).sent(3, 0x103);
    scene.arrived(1, 50, 0x103).arrived(2, 51, 0x103).arrived(3, 52, 0x103);
    scene.flagged(50L, 0x101, 0x103).flagged(51L, 0x102, 0x103);

    assertThat(scene.flags()).isEqualTo(flags(2, 0, 0, 0, 0, 0, 0));
  }

  @Test
  void oneOfTwoRecordsWithTheSameWrongBytesIsMissed() {
    scene.sent(1, 0x101).sent(2, 0x102).arrived(1, 50, 0x999).arrived(2, 51, 0x999);
    scene.flagged(51L, 0x102, 0x999);

    assertThat(scene.flags()).isEqualTo(flags(1, 0, 0, 0, 0, 0, 1));
  }

  @Test
  void sameRecordFlaggedTwiceAccountsForOne() {
    scene.sent(1, 0x101).sent(2, 0x102).arrived(1, 50, 0x999).arrived(2, 51, 0x999);
    scene.flagged(50L, 0x101, 0x999).flagged(50L, 0x101, 0x999);

    assertThat(scene.flags()).isEqualTo(flags(1, 0, 0, 0, 1, 0, 1));
  }

  @Test
  void otherBytesThanTheFindingSaysAreNoMatch() {
    scene.sent(1, 0x101).arrived(1, 50, 0x999).flagged(50L, 0x101, 0x998);
    scene.sent(2, 0x102).arrived(2, 51, 0x997).flagged(51L, 0x102, null);

    assertThat(scene.flags()).isEqualTo(flags(0, 0, 0, 2, 0, 0, 2));
  }

  @Test
  void findingThatFitsNoRecord() {
    scene.sent(1, 0x101).arrived(1, 50, 0x101);
    scene.flagged(50L, 0x777, 0x778).flagged(null, null, null);

    assertThat(scene.flags()).isEqualTo(flags(0, 0, 0, 0, 0, 2, 0));
  }

  @Test
  void sameCrcInAnotherPartitionOrTopicIsAnotherRecord() {
    scene.sent(OTHER_PARTITION, 1, 0x101).arrived(1, 50, 0x999);
    scene.sent(OTHER_TOPIC, 2, 0x101).arrived(2, 50, 0x999);
    scene.flagged(50L, 0x101, 0x999);

    assertThat(scene.flags()).isEqualTo(flags(0, 0, 0, 0, 0, 1, 2));
  }

  @Test
  void withoutCrcBeforeTheBytesThatArrivedDecide() {
    scene.sent(1, 0x101).sent(2, 0x102).arrived(1, 50, 0x999).arrived(2, 51, 0x102);
    scene.flagged(50L, null, 0x999);

    assertThat(scene.flags()).isEqualTo(flags(1, 0, 0, 0, 0, 0, 0));
  }

  @Test
  void withoutCrcBeforeAnIntactRecordWithTheSameBytesIsNoMatch() {
    scene.sent(1, 0x101).arrived(1, 50, 0x101).flagged(50L, null, 0x101);

    assertThat(scene.flags()).isEqualTo(flags(0, 0, 0, 0, 0, 1, 0));
  }

  @Test
  void withoutCrcBeforeTheOffsetTellsWhoseFindingItIs() {
    scene.sent(1, 0x101).sent(2, 0x102).arrived(1, 50, 0x999).arrived(2, 51, 0x999);
    scene.flagged(51L, null, 0x999).flagged(50L, 0x101, 0x999);

    assertThat(scene.flags()).isEqualTo(flags(2, 0, 0, 0, 0, 0, 0));
  }

  @Test
  void offsetNamesTheRecordAmongThoseWithTheSameWrongBytes() {
    scene.sent(1, 0x101).sent(2, 0x102).arrived(1, 50, 0x999).arrived(2, 51, 0x999);
    scene.flagged(51L, null, 0x999);

    assertThat(scene.join().example().orElseThrow().sent().sequence()).isEqualTo(2);
    assertThat(scene.flags()).isEqualTo(flags(1, 0, 0, 0, 0, 0, 1));
  }

  @Test
  void findingThatFitsOneRecordComesBeforeThoseThatFitSeveral() {
    scene.sent(1, 0x100).sent(OTHER_PARTITION, 2, 0x100);
    scene.found("changed", "value", "orders", null, null, 0x100, 0x999);
    scene.found("changed", "value", "orders", 0, null, 0x100, 0x998);

    assertThat(scene.flags()).isEqualTo(flags(0, 2, 0, 0, 0, 0, 0));
  }

  @Test
  void intactCopyDoesNotConfirmAFindingOnTheCorruptedOne() {
    scene.sent(1, 0x101).arrived(1, 50, 0x101).arrived(1, 51, 0x999);
    scene.flagged(50L, 0x101, 0x101);

    assertThat(scene.delivery()).isEqualTo(new Delivery(1, 0, 1, 1, 0));
    assertThat(scene.flags()).isEqualTo(flags(0, 0, 0, 1, 0, 0, 1));
  }

  @Test
  void twoRecordsBuiltWithTheSameCrcByChance() {
    scene.sent(1, 0x100).sent(2, 0x100).sent(3, 0x100);
    scene.arrived(1, 50, 0x999).arrived(2, 51, 0x100);
    scene.flagged(52L, 0x100, 0x998).flagged(50L, 0x100, 0x999);

    assertThat(scene.flags()).as("3 is lost, 1 corrupted").isEqualTo(flags(1, 1, 0, 0, 0, 0, 0));
  }

  @Test
  void offsetDecidesBetweenTwoWithTheSameCrcs() {
    scene.sent(1, 0x100).sent(2, 0x100).arrived(1, 50, 0x999).arrived(2, 51, 0x998);
    scene.flagged(51L, 0x100, 0x998).flagged(50L, 0x100, 0x999);

    assertThat(scene.flags()).isEqualTo(flags(2, 0, 0, 0, 0, 0, 0));
  }

  @Test
  void keysAndHeadersAreCountedApart() {
    scene.sent(1, 0x101).arrived(1, 50, 0x101);
    scene.found("changed", "key", "orders", 0, 50L, 0x5, 0x6);
    scene.found("changed", "header", "orders", 0, 50L, 0x7, 0x8);

    assertThat(scene.flags()).isEqualTo(new Flags(0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0));
  }

  @Test
  void onlyWireChangedFlagsARecord() {
    scene.sent(1, 0x101).arrived(1, 50, 0x999);
    for (String wire : new String[] {"intact", "reference", "none", "at-risk", "unknown"}) {
      scene.found(wire, "value", "orders", 0, 50L, 0x101, 0x999);
    }
    Flags flags = scene.flags();

    assertThat(flags).isEqualTo(new Flags(0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 4, 0, 0));
    assertThat(flags.findings()).isEqualTo(5);
  }

  @Test
  void changeBeforeAckOfARecordThatArrivedIntact() {
    scene.sent(1, 0x101).arrived(1, 50, 0x101);
    scene.found("intact", "value", "orders", 0, 50L, 0x101, 0x102);

    assertThat(scene.flags()).isEqualTo(new Flags(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0));
  }

  @Test
  void consumerAndApplicationDisagree() {
    scene.sent(1, 0x101).sent(2, 0x102).sent(3, 0x103);
    scene.arrived(Scene.ORDERS, 1, 50, 0x999, Verdict.OK);
    scene.arrived(Scene.ORDERS, 2, 51, 0x102, Verdict.NOT_ASCII);
    scene.arrived(OTHER_PARTITION, 3, 52, 0x103, Verdict.OK);
    scene.arrived(Scene.ORDERS, 4, 53, 0x104, Verdict.OK);

    assertThat(scene.delivery().verdictDisagrees()).isEqualTo(4);
  }

  @Test
  void aWriterIsRightWhereTheFormatsWriteAndWrongElsewhere() {
    String formats = "io.github.reusewatch.demo.story.app.";
    Flags flags =
        new Scene()
            .found("changed", "value", "orders", 0, 1L, 1, 2)
            .writtenAt(formats + "OrderFrame.put(OrderFrame.java:53)")
            .found("changed", "value", "orders", 0, 2L, 1, 2)
            .writtenAt(formats + "MetricsFrame.fill(MetricsFrame.java:12)")
            .found("intact", "value", "orders", 0, 3L, 1, 2)
            .writtenAt(formats + "Worker.write(Worker.java:60)")
            .found("intact", "value", "orders", 0, 4L, 1, 2)
            .flags();
    assertThat(flags.writerNamed()).isEqualTo(3);
    assertThat(flags.writerWrong()).isEqualTo(1);
  }

  @Test
  void theExampleHasItsWriterIfThereIsSuchAOne() {
    String line = "io.github.reusewatch.demo.story.app.OrderFrame.put(OrderFrame.java:53)";
    Scene scene = new Scene().sent(1, 10).sent(2, 20).arrived(1, 100, 11).arrived(2, 200, 21);
    scene.occurrence(1).flagged(100L, 10, 11);
    scene.occurrence(2).writtenAt(line).flagged(200L, 20, 21);
    assertThat(scene.join().example().orElseThrow().finding().writerLine()).isEqualTo(line);
  }
}
