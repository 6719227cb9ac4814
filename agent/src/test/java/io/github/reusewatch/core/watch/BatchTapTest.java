package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.Wire;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.apache.kafka.common.utils.ByteBufferOutputStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the client writes into its batch is what counts. */
class BatchTapTest {
  private final ByteArrayOutputStream compressed = new ByteArrayOutputStream();
  private final ByteBufferOutputStream plain = new ByteBufferOutputStream(50_000);

  private final byte[] key = {1, 2, 3};
  private final byte[] value = new byte[20_000];
  private final byte[] header = {5, 6};
  private final WatchedSend send =
      Sends.of(
          new ArraySnapshot(Role.KEY, null, key, null),
          new ArraySnapshot(Role.VALUE, null, value, null),
          new ArraySnapshot(Role.HEADER, "a", header, null),
          new ArraySnapshot(Role.HEADER, "b", header, null));

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void allBytesGoThroughUnchanged(boolean readBack) throws IOException {
    BatchTap tap = tap(readBack);
    tap.begin(send, key, value, false);
    tap.write(7);
    write(tap, key, value, new byte[] {42}, header, new byte[] {43}, header);
    assertThat(tap.end()).isEqualTo(0b1111);
    ByteBuffer expected = ByteBuffer.allocate(1 + 3 + 20_000 + 1 + 2 + 1 + 2);
    expected.put((byte) 7).put(key).put(value).put((byte) 42).put(header).put((byte) 43);
    expected.put(header);
    assertThat(written(readBack)).isEqualTo(expected.array());
    assertThat(send.hasChanges()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void otherBytesThanThoseOfTheSnapshotAreOnTheWire(boolean readBack) throws IOException {
    BatchTap tap = tap(readBack);
    value[19_999] = 1;
    header[1] = 9;
    tap.begin(send, key, value, false);
    write(tap, key, value, header, header);
    value[19_999] = 0; // right again: too late
    Change change = send.change(1);
    assertThat(change.kind()).isEqualTo(Kind.CHANGED_DURING_SEND);
    assertThat(change.wireOfCopied()).isEqualTo(Wire.CHANGED);
    assertThat(send.change(0)).isNull();
    assertThat(send.change(2)).isNotNull();
    assertThat(send.change(3)).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void rightAgainAtTheCopyTheWireIsIntact(boolean readBack) throws IOException {
    key[0] = 9;
    send.look(0, Kind.CHANGED_BEFORE_SEND, false);
    key[0] = 1;
    BatchTap tap = tap(readBack);
    tap.begin(send, key, value, false);
    write(tap, key, value, header, header);
    assertThat(send.change(0).wireOfCopied()).isEqualTo(Wire.INTACT);
    assertThat(send.change(0).kind()).isEqualTo(Kind.CHANGED_BEFORE_SEND);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void ofALargerArrayOnlyTheWatchedBytesCount(boolean readBack) throws IOException {
    byte[] arena = new byte[30_000];
    WatchedSend ofArena =
        Sends.of(
            BufferSnapshot.of(Role.VALUE, ByteBuffer.wrap(arena, 100, 10_000).slice(), true, null));
    BatchTap tap = tap(readBack);
    arena[99] = 1;
    arena[10_100] = 1;
    tap.begin(ofArena, null, arena, false);
    write(tap, arena);
    assertThat(ofArena.hasChanges()).isFalse();
    arena[10_099] = 1;
    tap.begin(ofArena, null, arena, false);
    write(tap, arena);
    assertThat(ofArena.change(0).wireOfCopied()).isEqualTo(Wire.CHANGED);
    assertThat(Arrays.copyOfRange(written(readBack), 30_000, 60_000)).isEqualTo(arena);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void outsideASendNothingIsLookedAt(boolean readBack) throws IOException {
    BatchTap tap = tap(readBack);
    tap.begin(send, key, value, false);
    tap.end();
    value[0] = 1;
    write(tap, key, value);
    assertThat(send.hasChanges()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void closedItLetsGoOfWhatMayBeACompressor(boolean readBack) throws IOException {
    BatchTap tap = tap(readBack);
    tap.close();
    tap.write(1);
    tap.write(new byte[3]);
    assertThat(written(readBack)).isEmpty();
  }

  private BatchTap tap(boolean readBack) {
    return new BatchTap(readBack ? plain : compressed, new BatchSends(new InFlight(1)));
  }

  private byte[] written(boolean readBack) {
    return readBack
        ? Arrays.copyOf(plain.buffer().array(), plain.position())
        : compressed.toByteArray();
  }

  private static void write(OutputStream out, byte[]... arrays) throws IOException {
    for (byte[] array : arrays) {
      out.write(array, 0, array.length);
    }
  }
}
