package io.github.reusewatch.core.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SealTest {
  private final byte[] array = new byte[512];
  private final ByteBuffer batch = Batches.closed(array, 'a', 300);
  private final Seal seal = Seal.of(batch);

  @Test
  void aBatchOfFormatTwoIsKnownByTheCrcOfItsHeader() {
    assertThat(seal.crc).isEqualTo(batch.getInt(17));
    assertThat(seal.headLength()).isEqualTo(21);
    assertThat(seal.length).isEqualTo(300);
    assertThat(seal.isIn(array)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 8, 16, 17, 20, 21, 60, 299})
  void everyByteOfItCounts(int index) {
    array[index] ^= 1;
    assertThat(seal.isIn(array)).isFalse();
  }

  @Test
  void whatIsBehindItDoesNotCount() {
    array[300] ^= 1;
    assertThat(seal.isIn(array)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 7, 20, 21, 22, 299, 300})
  void itMayComeInPieces(int piece) {
    Seal.Check right = new Seal.Check(seal);
    Seal.Check wrong = new Seal.Check(seal);
    byte[] other = new byte[512];
    Batches.closed(other, 'b', 300);
    for (int at = 0; at < 300; at += piece) {
      int count = Math.min(piece, 300 - at);
      right.next(array, at, count);
      wrong.next(other, at, count);
    }
    assertThat(right.holds()).isTrue();
    assertThat(right.crc()).isEqualTo(seal.crc);
    assertThat(wrong.holds()).isFalse();
    assertThat(wrong.crc()).isEqualTo(ByteBuffer.wrap(other).getInt(17));
  }

  @Test
  void aBatchOfAnOlderFormatIsHashedAsAWhole() {
    batch.put(16, (byte) 1);
    Seal older = Seal.of(batch);
    CRC32C crc = new CRC32C();
    crc.update(array, 0, 300);
    assertThat(older.crc).isEqualTo((int) crc.getValue());
    assertThat(older.headLength()).isZero();
    assertThat(older.isIn(array)).isTrue();
    array[3] ^= 1;
    assertThat(older.isIn(array)).isFalse();
    assertThat(older.find(array, 0, 512)).isEqualTo(-1);
  }

  @Test
  void aBatchThatIsTooShortForAHeaderIsHashedAsAWhole() {
    batch.limit(21);
    assertThat(Seal.of(batch).headLength()).isZero();
  }

  @Test
  void itIsFoundInARequestThatHasACopy() {
    byte[] request = new byte[1000];
    System.arraycopy(array, 0, request, 123, 300);
    assertThat(seal.find(request, 0, 1000)).isEqualTo(123);
    assertThat(seal.find(request, 123, 423)).isEqualTo(123);
    assertThat(seal.find(request, 124, 1000)).isEqualTo(-1);
    assertThat(seal.find(request, 0, 422)).isEqualTo(-1);
    request[123 + 20] ^= 1;
    assertThat(seal.find(request, 0, 1000)).isEqualTo(-1);
  }

  @Test
  void itIsWhereItIsAndNowhereElse() {
    assertThat(seal.isAt(batch)).isTrue();
    assertThat(seal.isAt(batch.slice())).isTrue();
    assertThat(seal.isAt(batch.duplicate().position(1))).isFalse();
    assertThat(seal.isAt(batch.duplicate().limit(299))).isFalse();
  }

  @Test
  void itNeedNotBeginWhereItsArrayDoes() {
    byte[] shared = new byte[700];
    System.arraycopy(array, 0, shared, 100, 300);
    Seal second = Seal.of(ByteBuffer.wrap(shared, 100, 300));
    assertThat(second.start).isEqualTo(100);
    assertThat(second.crc).isEqualTo(seal.crc);
    assertThat(second.isIn(shared)).isTrue();
    assertThat(second.contentsOf(shared)).isEqualTo(Arrays.copyOf(array, 300));
    shared[399] ^= 1;
    assertThat(second.contentsOf(shared)).isNull();
  }
}
