package io.github.reusewatch.core.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class CopiedBatchesTest {
  private final byte[] array = new byte[512];
  private final ByteBuffer batch = Batches.closed(array, 'a', 300);
  private final Lease lease = Batches.lease(batch);
  private final ProduceRequest request = new ProduceRequest(1, true);
  private final List<Lease> sent = new ArrayList<>();
  private ByteBuffer copy;

  @AfterEach
  void end() {
    request.end();
  }

  @Test
  void copiesOfBatchesThatWereNotFreedAreRight() {
    request.add(lease);
    assertThat(copied()).isNull();
  }

  @Test
  void aWrongCopyIsAChangeOnlyWhenAllIsWritten() {
    CopiedBatches wrong = wrongCopy();
    copy.position(copy.limit() - 1);
    wrong.written((changed, change) -> sent.add(changed));
    assertThat(sent).isEmpty();
    copy.position(copy.limit());
    wrong.written((changed, change) -> sent.add(changed));
    wrong.written((changed, change) -> sent.add(changed));
    assertThat(sent).containsExactly(lease);
  }

  @Test
  void aWrongCopyThatIsGivenUpIsNoChange() {
    CopiedBatches wrong = wrongCopy();
    wrong.abandon();
    copy.position(copy.limit());
    wrong.written((changed, change) -> sent.add(changed));
    assertThat(sent).isEmpty();
  }

  private CopiedBatches wrongCopy() {
    lease.keep(Arrays.copyOf(array, 300));
    request.add(lease);
    Arrays.fill(array, 61, 200, (byte) 'x');
    return copied();
  }

  private CopiedBatches copied() {
    copy = ByteBuffer.allocate(700);
    copy.position(77);
    copy.put(array, 0, 300).rewind();
    return CopiedBatches.in(new ByteBuffer[] {ByteBuffer.allocate(0), copy}, request);
  }
}
