package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.kafka.RecordReader;
import io.github.reusewatch.core.report.SendStatistics;
import io.github.reusewatch.core.writer.WatchedRegions;
import java.nio.ByteBuffer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.junit.jupiter.api.Test;

class HandoversTest {
  private final WatchedRegions regions = new WatchedRegions();
  private final Handovers handovers = new Handovers(Configs.defaults(), regions);
  private final SnapshotTaker taker = new SnapshotTaker(true, handovers, new SendStatistics());
  private final RecordReader reader = RecordReader.of(ProducerRecord.class);
  private final Topic topic = new Topic("t", true, true);
  private final byte[] array = new byte[16];

  @Test
  void aRecordIsHeldAgainstWhatWasHandedOver() throws Throwable {
    hand(array);
    array[0] = 1;
    Snapshot taken = take(array);
    assertThat(taken.crc(Extent.WHOLE)).isEqualTo(Crc.of(new byte[16], 0, 16));
    assertThat(taken.crcNow(Extent.WHOLE)).isNotEqualTo(taken.crc(Extent.WHOLE));
    assertThat(taken.handed()).isNotNull();
    assertThat(take(array).handed()).as("once").isNull();
    assertThat(handovers.summary())
        .containsExactly(
            "handover: 1 arrays and buffers handed over, 1 of them came in a record, 0 wait");
  }

  @Test
  void onceOneWasFoundTheNextAreWatchedForTraps() {
    regions.takeTopicsWithFindings(true);
    hand(array);
    assertThat(regions.in(array, 0, 16)).isEmpty();
    handovers.foundOne();
    byte[] next = new byte[16];
    hand(next);
    assertThat(regions.in(next, 0, 16)).hasSize(1);
  }

  @Test
  void onceOneWasFoundTheNextAreCopied() throws Throwable {
    hand(array);
    assertThat(take(array).hasCopy()).isFalse();
    handovers.foundOne();
    hand(array);
    assertThat(take(array).hasCopy()).isTrue();
  }

  @Test
  void aBufferToo() throws Throwable {
    ByteBuffer buffer = ByteBuffer.wrap(array, 4, 8).slice();
    hand(buffer);
    array[5] = 1;
    Snapshot taken = take(buffer);
    assertThat(taken.handed()).isNotNull();
    assertThat(taken.offset(Extent.WHOLE)).isEqualTo(4);
    assertThat(taken.crcNow(Extent.WHOLE)).isNotEqualTo(taken.crc(Extent.WHOLE));
  }

  /** What is before its position was not handed over, but may be sent. */
  @Test
  void aBufferWithAHeadIsWatchedFromTheRecordOn() throws Throwable {
    ByteBuffer buffer = ByteBuffer.wrap(array, 4, 8);
    hand(buffer);
    array[5] = 1;
    Snapshot taken = take(buffer);
    assertThat(taken.handed()).isNull();
    assertThat(taken.crcNow(Extent.WHOLE)).isEqualTo(taken.crc(Extent.WHOLE));
    assertThat(handovers.isNobodyWaiting()).isTrue();
  }

  @Test
  void forARecordThatIsNotWatchedNothingWaitsAnyMore() throws Throwable {
    hand(array);
    taker.leaveHanded(reader, null, array, null);
    assertThat(handovers.isNobodyWaiting()).isTrue();
  }

  @Test
  void itsRegionIsInTheIndexFromThenOn() throws Throwable {
    regions.takeAllTopics();
    hand(array);
    assertThat(regions.in(array, 0, 16)).hasSize(1);
    Snapshot taken = take(array);
    taken.watchIn(regions);
    assertThat(regions.in(array, 0, 16)).as("not once more").hasSize(1);
    taken.forgetIn(regions);
    assertThat(regions.in(array, 0, 16)).isEmpty();
  }

  private void hand(Object payload) {
    handovers.handedOver(null, new Object[] {payload});
  }

  private Snapshot take(Object value) throws Throwable {
    return taker.take(topic, reader, null, value, new Object[0], null).get(0);
  }
}
