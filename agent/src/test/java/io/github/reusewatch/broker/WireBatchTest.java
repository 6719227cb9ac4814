package io.github.reusewatch.broker;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.CRC32C;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;

class WireBatchTest {
  private static final int HEADER = 61;

  @Test
  void aBatchOfItsOwnRecordsIsSound() {
    WireBatch batch = new WireBatch(batch(Cells.value("orders-0", 3, 40)));
    assertThat(batch.crcValid()).isTrue();
    assertThat(batch.cells()).isEqualTo(Map.of("orders-0:3", 2));
    assertThat(batch.foreignCells("orders-0")).isZero();
    assertThat(batch.records()).isEqualTo(7);
  }

  @Test
  void aSoundBatchOfAnotherPartitionIsForeign() {
    WireBatch batch = new WireBatch(batch(Cells.value("payments-1", 3, 40)));
    assertThat(new Arrival(1, "payments", 1, 0, batch, false).corrupt()).isFalse();
    assertThat(new Arrival(1, "orders", 0, 0, batch, false).corrupt()).isTrue();
    assertThat(batch.foreignCells("orders-0")).isEqualTo(2);
  }

  @Test
  void oneChangedByteIsSeen() {
    byte[] bytes = batch(Cells.value("orders-0", 3, 40));
    bytes[HEADER + 39]++;
    WireBatch batch = new WireBatch(bytes);
    assertThat(batch.crcValid()).isFalse();
    assertThat(batch.foreignCells("orders-0")).isZero();
    assertThat(new Arrival(1, "orders", 0, 0, batch, false).corrupt()).isTrue();
  }

  @Test
  void recordsAreReadThroughGzip() throws IOException {
    ByteArrayOutputStream compressed = new ByteArrayOutputStream();
    try (OutputStream gzip = new GZIPOutputStream(compressed)) {
      gzip.write(Cells.value("orders-0", 3, 40));
    }
    byte[] bytes = batch(compressed.toByteArray(), 1);
    assertThat(new WireBatch(bytes).cells()).isEqualTo(Map.of("orders-0:3", 2));
    assertThat(new WireBatch(bytes).foreignCells("payments-1")).isEqualTo(2);
    bytes[HEADER + 20]++;
    assertThat(new WireBatch(bytes).cells()).isEmpty();
  }

  @Test
  void anythingMayArrive() {
    assertThat(new WireBatch(new byte[0]).crcValid()).isFalse();
    assertThat(new WireBatch(new byte[HEADER]).crcValid()).isFalse();
    byte[] longer = Arrays.copyOf(batch(Cells.value("orders-0", 3, 40)), 120);
    assertThat(new WireBatch(longer).crcValid()).isFalse();
    assertThat(new WireBatch(longer).records()).isEqualTo(1);
  }

  private static byte[] batch(byte[] value) {
    return batch(value, 0);
  }

  private static byte[] batch(byte[] value, int attributes) {
    ByteBuffer batch = ByteBuffer.allocate(HEADER + value.length);
    batch.putInt(8, HEADER + value.length - 12);
    batch.put(16, (byte) 2);
    batch.put(22, (byte) attributes);
    batch.putInt(57, 7);
    batch.put(HEADER, value);
    CRC32C crc = new CRC32C();
    crc.update(batch.array(), 21, batch.limit() - 21);
    batch.putInt(17, (int) crc.getValue());
    return batch.array();
  }
}
