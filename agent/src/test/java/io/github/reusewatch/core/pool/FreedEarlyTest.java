package io.github.reusewatch.core.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class FreedEarlyTest {
  private final byte[] array = new byte[512];
  private final ByteBuffer batch = Batches.closed(array, 'a', 300);
  private final Lease lease = Batches.lease(batch);
  private final FreedEarly freed = new FreedEarly(lease);

  @Test
  void aRightCopyIsNoChangeWhateverBecameOfTheBuffer() {
    ByteBuffer request = requestWith(array);
    Arrays.fill(array, (byte) 'x');
    assertThat(freed.changeIn(size(request))).isNull();
  }

  @Test
  void aWrongCopyIsAChangeWithItsCrc() {
    Arrays.fill(array, 61, 200, (byte) 'x');
    Change change = freed.changeIn(size(requestWith(array)));
    assertThat(change.sent).isTrue();
    assertThat(change.crc).isNotEqualTo(lease.seal().crc);
  }

  @Test
  void withoutACopyItIsNotKnownWhetherTheBytesWereTakenBeforeTheyChanged() {
    ByteBuffer converted = ByteBuffer.allocate(700);
    assertThat(freed.changeIn(size(converted))).isNull();
    Arrays.fill(array, 61, 200, (byte) 'x');
    Change change = freed.changeIn(size(converted));
    assertThat(change.sent).isFalse();
  }

  private static ByteBuffer requestWith(byte[] bytes) {
    ByteBuffer request = ByteBuffer.allocate(700);
    request.position(77);
    request.put(bytes, 0, 300);
    return request.rewind();
  }

  private static ByteBuffer[] size(ByteBuffer request) {
    return new ByteBuffer[] {ByteBuffer.allocate(4), request};
  }
}
