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
    Snapshot snapshot = BufferSnapshot.tail(Role.VALUE, buffer, new EvidenceCopies(1000));
    assertThat(snapshot.crcNow()).isEqualTo(snapshot.crc);
    assertThat(snapshot.bytesNow()).hasSize(8);
    assertThat(buffer.position()).isEqualTo(position);
    assertThat(buffer.limit()).isEqualTo(limit);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("shapes")
  void movingTheApplicationsBufferDoesNotMoveTheView(String name, ByteBuffer buffer) {
    Snapshot snapshot = BufferSnapshot.tail(Role.VALUE, buffer, null);
    buffer.position(buffer.limit());
    assertThat(snapshot.crcNow()).isEqualTo(snapshot.crc);
    assertThat(snapshot.length).isEqualTo(8);
  }

  @Test
  void theRegionIsCountedFromTheBeginningOfTheArray() {
    ByteBuffer sliced = ByteBuffer.wrap(new byte[20], 4, 8).slice().position(2);
    assertThat(BufferSnapshot.tail(Role.VALUE, sliced, null).offset).isEqualTo(6);
    assertThat(BufferSnapshot.head(Role.VALUE, sliced, null).offset).isEqualTo(4);
    assertThat(
            BufferSnapshot.tail(Role.VALUE, ByteBuffer.allocateDirect(8).position(3), null).offset)
        .isEqualTo(3);
  }

  @Test
  void aWriteOutsideTheRegionIsNotAChange() {
    byte[] array = new byte[20];
    Snapshot snapshot = BufferSnapshot.tail(Role.VALUE, ByteBuffer.wrap(array, 4, 8), null);
    array[3] = 1;
    array[12] = 1;
    assertThat(snapshot.crcNow()).isEqualTo(snapshot.crc);
    array[11] = 1;
    assertThat(snapshot.crcNow()).isNotEqualTo(snapshot.crc);
  }

  @Test
  void theNumberOfSerializedBytesTellsWhichHalfWasSent() {
    ByteBuffer buffer = ByteBuffer.allocate(10).position(4);
    Snapshot head = BufferSnapshot.head(Role.VALUE, buffer, null);
    Snapshot tail = BufferSnapshot.tail(Role.VALUE, buffer, null);
    assertThat(head.startIn(new byte[10])).isZero();
    assertThat(tail.startIn(new byte[10])).isEqualTo(4);
    assertThat(head.startIn(new byte[4])).isZero();
    assertThat(tail.startIn(new byte[4])).isEqualTo(Snapshot.ABSENT);
    assertThat(head.startIn(new byte[6])).isEqualTo(Snapshot.ABSENT);
    assertThat(tail.startIn(new byte[6])).isZero();
    assertThat(head.startIn(new byte[7])).isEqualTo(Snapshot.TRANSFORMED);
  }

  @Test
  void ofHalvesOfOneLengthTheBytesTellWhichWasSent() {
    ByteBuffer buffer = ByteBuffer.wrap(new byte[] {1, 1, 2, 2}).position(2);
    Snapshot head = BufferSnapshot.head(Role.VALUE, buffer, null);
    Snapshot tail = BufferSnapshot.tail(Role.VALUE, buffer, null);
    assertThat(head.startIn(new byte[] {2, 2})).isEqualTo(Snapshot.ABSENT);
    assertThat(tail.startIn(new byte[] {2, 2})).isZero();
    buffer.put(0, (byte) 9);
    assertThat(head.startIn(new byte[] {9, 1})).isEqualTo(Snapshot.TRANSFORMED);
  }

  @Test
  void onceLetGoItIsNotReadAnyMore() {
    ByteBuffer direct = ByteBuffer.allocateDirect(8);
    Snapshot snapshot = BufferSnapshot.tail(Role.VALUE, direct, null);
    assertThat(snapshot.isOnHeap()).isFalse();
    assertThat(snapshot.holdWeakly()).isFalse();
    direct.put(0, (byte) 1);
    assertThat(snapshot.crcNow()).isEqualTo(snapshot.crc);
    assertThat(snapshot.bytesNow()).isNull();
  }
}
