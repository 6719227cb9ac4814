package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.kafka.RecordReader;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.SendStatistics;
import io.github.reusewatch.core.writer.WatchedRegions;
import java.nio.ByteBuffer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.junit.jupiter.api.Test;

class SnapshotTakerTest {
  private static final int LARGE = 10_000;

  private final byte[] array = {1};
  private final RecordReader reader = RecordReader.of(ProducerRecord.class);
  private final Handovers handovers = new Handovers(Configs.defaults(), new WatchedRegions());
  private final SnapshotTaker taker = new SnapshotTaker(true, handovers, new SendStatistics());
  private final Topic topic = new Topic("t", true, true);

  @Test
  void aHeaderThatWasTakenOutAndPutInAgainCountsFromThen() throws Throwable {
    Snapshot taken = header("h");
    array[0] = 2;
    Snapshot putInAgain = header("h");
    assertThat(withHeaders(new Snapshot[] {taken, putInAgain}, "h")).containsExactly(putInAgain);
  }

  @Test
  void oneArrayUnderTwoNamesIsTwoHeaders() throws Throwable {
    Snapshot x = header("x");
    Snapshot y = header("y");
    assertThat(withHeaders(new Snapshot[] {x, y}, "x", "y")).containsExactly(x, y);
    assertThat(withHeaders(new Snapshot[] {x, y}, "y")).containsExactly(y);
  }

  @Test
  void oneArrayTwiceUnderOneNameIsTwoHeadersInTheirOrder() throws Throwable {
    Snapshot first = header("h");
    Snapshot second = header("h");
    assertThat(withHeaders(new Snapshot[] {first, second}, "h", "h"))
        .containsExactly(first, second);
  }

  @Test
  void aHeaderThatNobodySawComingIsTakenNow() throws Throwable {
    Snapshot value = new ArraySnapshot(Role.VALUE, null, new byte[] {5}, null);
    Snapshot[] all = withHeaders(new Snapshot[] {value}, "new");
    assertThat(all).hasSize(2);
    assertThat(all[0]).isSameAs(value);
    assertThat(all[1].header()).isEqualTo("new");
  }

  @Test
  void whatIsBeforeTheDataOfAnArenaIsLeftOutOnlyWhereAllSerializersDo() throws Throwable {
    ByteBuffer arena = ByteBuffer.allocate(LARGE + 1).position(LARGE);
    assertThat(lengthOf(arena)).isEqualTo(LARGE + 1);
    topic.serializes(Role.VALUE, Extent.TAIL);
    assertThat(lengthOf(arena)).isEqualTo(1);
    topic.serializes(Role.VALUE, Extent.WHOLE);
    assertThat(lengthOf(arena)).isEqualTo(LARGE + 1);
  }

  @Test
  void aSmallHeadIsAlwaysWatched() throws Throwable {
    topic.serializes(Role.VALUE, Extent.TAIL);
    assertThat(lengthOf(ByteBuffer.allocate(20).position(16))).isEqualTo(20);
  }

  private int lengthOf(ByteBuffer buffer) throws Throwable {
    Snapshots taken = taker.take(topic, reader, null, buffer, new Object[0], null);
    return taken.get(0).length(Extent.WHOLE);
  }

  private Snapshot[] withHeaders(Snapshot[] known, String... names) throws Throwable {
    Object[] headers = new Object[names.length];
    for (int i = 0; i < names.length; i++) {
      headers[i] = new RecordHeader(names[i], array);
    }
    return taker.withHeaders(Snapshots.of(known), headers, null).toArray();
  }

  private Snapshot header(String name) {
    return new ArraySnapshot(Role.HEADER, name, array, null);
  }
}
