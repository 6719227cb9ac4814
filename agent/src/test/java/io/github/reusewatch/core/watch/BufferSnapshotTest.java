package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.report.Role;
import java.nio.ByteBuffer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BufferSnapshotTest {
  static Stream<Arguments> shapes() {
    return Stream.of(
        Arguments.of("whole", ByteBuffer.wrap(new byte[8])),
        Arguments.of("part", ByteBuffer.wrap(new byte[20], 4, 8)),
        Arguments.of("sliced", ByteBuffer.wrap(new byte[20], 4, 8).slice()),
        Arguments.of("read-only", ByteBuffer.wrap(new byte[8]).asReadOnlyBuffer()),
        Arguments.of("direct", ByteBuffer.allocateDirect(8)));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("shapes")
  void itsViewDoesNotMoveTheApplicationsBuffer(String name, ByteBuffer buffer) {
    int position = buffer.position();
    int limit = buffer.limit();
    Snapshot snapshot = of(buffer, new EvidenceCopies(1000));
    assertUnchanged(snapshot);
    assertThat(snapshot.bytesNow()).hasSize(limit);
    assertThat(snapshot.bytesBefore(Extent.TAIL)).hasSize(8);
    assertThat(buffer.position()).isEqualTo(position);
    assertThat(buffer.limit()).isEqualTo(limit);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("shapes")
  void movingTheApplicationsBufferDoesNotMoveTheView(String name, ByteBuffer buffer) {
    Snapshot snapshot = of(buffer, null);
    buffer.position(buffer.limit());
    assertUnchanged(snapshot);
    assertThat(snapshot.length(Extent.TAIL)).isEqualTo(8);
  }

  @Test
  void theRegionIsCountedFromTheBeginningOfTheArray() {
    ByteBuffer sliced = ByteBuffer.wrap(new byte[20], 4, 8).slice().position(2);
    Snapshot all = of(sliced, null);
    assertThat(all.offset(Extent.WHOLE)).isEqualTo(4);
    assertThat(all.offset(Extent.HEAD)).isEqualTo(4);
    assertThat(all.offset(Extent.TAIL)).isEqualTo(6);
    assertThat(all.length(Extent.WHOLE)).isEqualTo(8);
    assertThat(all.length(Extent.HEAD)).isEqualTo(2);
    assertThat(all.length(Extent.TAIL)).isEqualTo(6);
    ByteBuffer direct = ByteBuffer.allocateDirect(8).position(3);
    assertThat(of(direct, null).offset(Extent.TAIL)).isEqualTo(3);
  }

  @Test
  void aWriteOutsideTheRegionIsNotAChange() {
    byte[] array = new byte[20];
    Snapshot snapshot = of(ByteBuffer.wrap(array, 4, 8).slice(), null);
    array[3] = 1;
    array[12] = 1;
    assertUnchanged(snapshot);
    array[11] = 1;
    assertThat(snapshot.crcNow(Extent.WHOLE)).isNotEqualTo(snapshot.crc(Extent.WHOLE));
  }

  @Test
  void headAndTailAreToldApart() {
    ByteBuffer buffer = ByteBuffer.allocate(10).position(4);
    Snapshot snapshot = of(buffer, null);
    buffer.put(3, (byte) 1);
    assertThat(snapshot.crcNow(Extent.WHOLE)).isNotEqualTo(snapshot.crc(Extent.WHOLE));
    assertThat(snapshot.crcNow(Extent.HEAD)).isNotEqualTo(snapshot.crc(Extent.HEAD));
    assertThat(snapshot.crcNow(Extent.TAIL)).isEqualTo(snapshot.crc(Extent.TAIL));
  }

  @Test
  void theNumberOfSerializedBytesTellsWhatWasSent() {
    Snapshot snapshot = of(ByteBuffer.allocate(10).position(4), null);
    assertThat(snapshot.extentIn(new byte[10])).isEqualTo(Extent.WHOLE);
    assertThat(snapshot.extentIn(new byte[4])).isEqualTo(Extent.HEAD);
    assertThat(snapshot.extentIn(new byte[6])).isEqualTo(Extent.TAIL);
    assertThat(snapshot.extentIn(new byte[7])).isNull();
  }

  @Test
  void ofHalvesOfOneLengthTheBytesTellWhichWasSent() {
    ByteBuffer buffer = ByteBuffer.wrap(new byte[] {1, 1, 2, 2}).position(2);
    Snapshot snapshot = of(buffer, null);
    assertThat(snapshot.extentIn(new byte[] {2, 2})).isEqualTo(Extent.TAIL);
    assertThat(snapshot.extentIn(new byte[] {1, 1})).isEqualTo(Extent.HEAD);
    buffer.put(0, (byte) 9);
    assertThat(snapshot.extentIn(new byte[] {9, 1})).isEqualTo(Extent.HEAD);
    assertThat(snapshot.extentIn(new byte[] {8, 8})).isNull();
  }

  @Test
  void onTheHeapItIsStillWatchedWhenItIsHeldWeakly() {
    ByteBuffer sliced = ByteBuffer.wrap(new byte[20], 4, 8).slice().position(2);
    ByteBuffer readOnly = ByteBuffer.wrap(sliced.array(), 0, 12).asReadOnlyBuffer();
    for (ByteBuffer buffer : new ByteBuffer[] {sliced, readOnly}) {
      Snapshot snapshot = of(buffer, null);
      assertThat(snapshot.holdWeakly()).isTrue();
      assertUnchanged(snapshot);
      buffer.position(buffer.limit());
      sliced.array()[11]++;
      assertThat(snapshot.crcNow(Extent.WHOLE)).isNotEqualTo(snapshot.crc(Extent.WHOLE));
    }
    assertThat(of(sliced, null).isIn(sliced.array())).isTrue();
  }

  @Test
  void onceLetGoItIsReadAgainWhenTheSameBufferIsSentAgain() {
    ByteBuffer direct = ByteBuffer.allocateDirect(8).position(3);
    Snapshot snapshot = of(direct, null);
    snapshot.holdWeakly();
    direct.put(0, (byte) 1);
    snapshot.takeUp(direct.duplicate());
    assertUnchanged(snapshot);
    snapshot.takeUp(direct);
    assertThat(snapshot.crcNow(Extent.WHOLE)).isNotEqualTo(snapshot.crc(Extent.WHOLE));
  }

  @Test
  void onceLetGoItIsNotReadAnyMore() {
    ByteBuffer direct = ByteBuffer.allocateDirect(8);
    Snapshot snapshot = of(direct, null);
    assertThat(snapshot.isOnHeap()).isFalse();
    assertThat(snapshot.holdWeakly()).isFalse();
    direct.put(0, (byte) 1);
    assertUnchanged(snapshot);
    assertThat(snapshot.bytesNow()).isNull();
  }

  private static void assertUnchanged(Snapshot snapshot) {
    assertThat(snapshot.crcNow(Extent.WHOLE)).isEqualTo(snapshot.crc(Extent.WHOLE));
  }

  private static Snapshot of(ByteBuffer buffer, EvidenceCopies copies) {
    return BufferSnapshot.of(Role.VALUE, buffer, true, copies);
  }
}
