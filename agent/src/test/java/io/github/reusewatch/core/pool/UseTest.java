package io.github.reusewatch.core.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;

class UseTest {
  private static final int LENGTH = 300;

  private final byte[] array = new byte[512];
  private final ByteBuffer batch = Batches.closed(array, 'a', LENGTH);
  private final Lease lease = Batches.lease(batch);
  private final ByteBuffer records = batch.slice();
  private final Use use = new Use(lease, 0, true);
  private final Transmission transmission =
      new Transmission(new ByteBuffer[] {records}, new ArrayList<>(List.of(use)), Map.of(), true);

  @Test
  void bytesThatStayAreNoChange() {
    write(100);
    assertThat(use.unsent()).isEqualTo(200);
    write(200);
    assertThat(use.unsent()).isZero();
    assertThat(use.change()).isNull();
  }

  @Test
  void otherBytesAreAChangeWithTheirCrc() {
    write(100);
    fill(200, LENGTH);
    write(200);
    assertThat(use.change().sent).isTrue();
    assertThat(use.change().crc).isNotNull().isNotEqualTo(lease.seal().crc);
  }

  @Test
  void bytesThatWereSentAlreadyMayChange() {
    write(100);
    fill(0, 100);
    write(200);
    assertThat(use.change()).isNull();
  }

  @Test
  void aBatchInItsPlaceIsKnownByTheCrcOfItsHeader() {
    freed();
    Batches.closed(array, 'b', LENGTH);
    write(LENGTH);
    assertThat(use.change().sent).isTrue();
    assertThat(use.change().crc).isEqualTo(batch.getInt(17));
  }

  @Test
  void bytesThatChangeWhileTheNetworkTakesThemMayBeTheOldOnesOrTheNew() {
    freed();
    write(100);
    transmission.writing();
    fill(100, 150);
    took(200);
    assertThat(use.change().sent).isFalse();
    assertThat(use.change().crc).isNull();
  }

  @Test
  void bytesThatChangedBeforeAreKnownWhateverHappensMeanwhile() {
    freed();
    fill(50, 60);
    write(100);
    transmission.writing();
    fill(100, 150);
    took(200);
    assertThat(use.change().sent).isTrue();
    assertThat(use.change().crc).as("no hash of what was sent").isNull();
  }

  @Test
  void wrongBytesThatChangeOnceMoreAreWrongAndNobodyKnowsWhich() {
    freed();
    fill(100, 150);
    transmission.writing();
    Arrays.fill(array, 120, 200, (byte) 'y');
    took(LENGTH);
    assertThat(use.change().sent).isTrue();
    assertThat(use.change().crc).isNull();
  }

  @Test
  void bytesOfWhichEachWasRightBeforeOrAfterMayHaveBeenRight() {
    freed();
    fill(100, 150);
    transmission.writing();
    Arrays.fill(array, 100, 150, (byte) 'a');
    fill(200, 250);
    took(LENGTH);
    assertThat(use.change().sent).isFalse();
  }

  @Test
  void bytesThatChangeBehindWhatIsTakenAreSeenWithTheNextWrite() {
    freed();
    transmission.writing();
    fill(150, 200);
    took(100);
    write(200);
    assertThat(use.change().sent).isTrue();
  }

  @Test
  void aWriteThatTakesNothingChangesNothing() {
    freed();
    write(0);
    write(LENGTH);
    assertThat(use.change()).isNull();
  }

  private void freed() {
    lease.lostTo(Arrays.copyOf(array, LENGTH), new Lost());
  }

  private void fill(int from, int to) {
    Arrays.fill(array, from, to, (byte) 'x');
  }

  private void write(int count) {
    transmission.writing();
    took(count);
  }

  private void took(int count) {
    records.position(records.position() + count);
    transmission.written((changed, change) -> {});
  }

  @Test
  void aUseThatIsNoSampleIsHashedFromTheFreeOnAndKnowsTheWhole() {
    Use lazy = new Use(lease, 0, false);
    Transmission request =
        new Transmission(
            new ByteBuffer[] {records}, new ArrayList<>(List.of(lazy)), Map.of(), true);
    request.writing();
    records.position(100);
    request.written((changed, change) -> {});
    freed();
    Batches.closed(array, 'b', LENGTH);
    CRC32C crc = new CRC32C();
    crc.update(lease.contents(), 21, 79);
    crc.update(array, 100, 200);
    request.writing();
    records.position(LENGTH);
    request.written((changed, change) -> {});
    assertThat(lazy.change().sent).isTrue();
    assertThat(lazy.change().crc).isEqualTo((int) crc.getValue());
  }

  @Test
  void aUseThatIsNoSampleAndWasNotFreedIsNotHashed() {
    Use lazy = new Use(lease, 0, false);
    Transmission request =
        new Transmission(
            new ByteBuffer[] {records}, new ArrayList<>(List.of(lazy)), Map.of(), true);
    fill(0, LENGTH);
    request.writing();
    records.position(LENGTH);
    request.written((changed, change) -> {});
    assertThat(lazy.change()).isNull();
  }
}
