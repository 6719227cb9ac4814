package io.github.reusewatch.core.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProduceRequestTest {
  private final byte[] array = new byte[512];
  private final ByteBuffer buffer = Batches.closed(array, 'a', 300);
  private final Lease lease = Batches.lease(buffer);

  @Test
  void aRequestTakesItsBatchesByTheirWholeMemoryOnly() {
    ProduceRequest request = new ProduceRequest(1, false, true);
    request.add(lease);
    ByteBuffer records = buffer.slice();
    assertThat(request.in(new ByteBuffer[] {records.duplicate().position(1)})).isNull();
    assertThat(request.in(new ByteBuffer[] {records.duplicate().limit(299)})).isNull();
    assertThat(request.in(new ByteBuffer[] {ByteBuffer.allocate(300)})).isNull();
    assertThat(request.in(new ByteBuffer[] {ByteBuffer.allocateDirect(300)})).isNull();
    Transmission transmission = request.in(new ByteBuffer[] {ByteBuffer.allocate(4), records});
    assertThat(transmission.uses()).extracting(use -> use.index).isEqualTo(List.of(1));
    assertThat(transmission.isAnswered()).isFalse();
    request.end();
    assertThat(lease.unsent()).isEqualTo(300);
  }

  @Test
  void itsBatchesMayBeInAnyOrderAndTwoInOneArray() {
    byte[] shared = new byte[700];
    ByteBuffer first = Batches.closed(shared, 'a', 300);
    Lease firstLease = Batches.lease(first);
    System.arraycopy(array, 0, shared, 300, 300);
    ByteBuffer second = ByteBuffer.wrap(shared, 300, 300);
    Lease secondLease = Batches.lease(second);
    ProduceRequest request = new ProduceRequest(3, true, true);
    request.add(firstLease);
    request.add(lease);
    request.add(secondLease);
    Transmission transmission =
        request.in(
            new ByteBuffer[] {
              ByteBuffer.allocate(400), second, ByteBuffer.allocate(4), buffer, first
            });
    assertThat(transmission.uses())
        .extracting(use -> use.lease)
        .containsExactly(secondLease, lease, firstLease);
  }
}
