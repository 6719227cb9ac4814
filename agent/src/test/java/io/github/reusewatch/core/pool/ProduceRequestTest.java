package io.github.reusewatch.core.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class ProduceRequestTest {
  private final PooledArrays arrays = new PooledArrays();
  private final byte[] array = new byte[512];
  private final ByteBuffer buffer = Batches.closed(array, 'a', 300);
  private final Lease lease = Batches.lease(arrays, buffer);

  @Test
  void aRequestTakesItsBatchesByTheirWholeMemoryOnly() {
    ProduceRequest request = ProduceRequest.begin(false);
    request.add(lease, buffer);
    ByteBuffer records = buffer.slice();
    assertThat(request.in(new ByteBuffer[] {records.duplicate().position(1)}, arrays)).isNull();
    assertThat(request.in(new ByteBuffer[] {records.duplicate().limit(299)}, arrays)).isNull();
    assertThat(request.in(new ByteBuffer[] {ByteBuffer.allocate(300)}, arrays)).isNull();
    assertThat(request.in(new ByteBuffer[] {ByteBuffer.allocateDirect(300)}, arrays)).isNull();
    Transmission transmission =
        request.in(new ByteBuffer[] {ByteBuffer.allocate(4), records}, arrays);
    assertThat(transmission.uses()).extracting(use -> use.index).isEqualTo(List.of(1));
    assertThat(transmission.isAnswered()).isFalse();
    request.end();
    assertThat(ProduceRequest.ofThread()).isNull();
  }

  @Test
  void whatWasFreedBeforeIsKnown() {
    ProduceRequest request = ProduceRequest.begin(true);
    request.add(lease, buffer);
    assertThat(request.freedEarly()).isEmpty();
    request.end();
    lease.keep(new byte[300]);
    ProduceRequest late = ProduceRequest.begin(true);
    late.add(lease, buffer);
    assertThat(late.freedEarly()).extracting(freed -> freed.lease).containsExactly(lease);
    late.end();
  }
}
