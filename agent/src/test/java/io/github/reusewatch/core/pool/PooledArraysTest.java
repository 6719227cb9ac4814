package io.github.reusewatch.core.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class PooledArraysTest {
  private final PooledArrays arrays = new PooledArrays();

  @Test
  void anArrayIsKnownByIdentityInEveryBufferOverIt() {
    ByteBuffer buffer = ByteBuffer.allocate(16);
    PooledArray array = arrays.ofPooled(buffer);
    assertThat(arrays.ofPooled(buffer)).isSameAs(array);
    assertThat(arrays.of(buffer.position(3).slice())).isSameAs(array);
    assertThat(arrays.of(ByteBuffer.allocate(16))).isNull();
    assertThat(arrays.size()).isOne();
  }

  @Test
  void memoryOutsideTheHeapIsNotKnown() {
    assertThat(arrays.ofPooled(ByteBuffer.allocateDirect(16))).isNull();
    assertThat(arrays.of(ByteBuffer.allocateDirect(16))).isNull();
  }

  @Test
  void anArrayThatNobodyHasGoesEvenWithALease() {
    for (int i = 0; i < 100; i++) {
      Batches.lease(arrays, Batches.closed(new byte[128], 'a', 100));
    }
    for (int i = 0; i < 100 && arrays.size() > 50; i++) {
      System.gc();
      arrays.ofPooled(ByteBuffer.allocate(16));
    }
    assertThat(arrays.size()).isLessThan(50);
  }

  @Test
  void aNewLeaseFollowsTheLast() {
    PooledArray array = arrays.ofPooled(ByteBuffer.allocate(16));
    Lease first = array.newLease();
    assertThat(first.next()).isNull();
    Lease second = array.newLease();
    assertThat(first.next()).isSameAs(second);
    assertThat(array.lease()).isSameAs(second);
  }
}
