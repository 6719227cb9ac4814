package io.github.reusewatch.core.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TransmissionTest {
  private final byte[] array = new byte[512];
  private final ByteBuffer batch = Batches.closed(array, 'a', 300);
  private final Lease lease = Batches.lease(batch);
  private final ProduceRequest request = new ProduceRequest(1, true, true);
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
    Transmission wrong = wrongCopy();
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
    Transmission wrong = wrongCopy();
    wrong.abandon();
    copy.position(copy.limit());
    wrong.written((changed, change) -> sent.add(changed));
    assertThat(sent).isEmpty();
  }

  @Test
  void aWrongBatchIsAChangeOnlyWhenTheWholeRequestIsWritten() {
    request.add(lease);
    ByteBuffer records = batch.slice();
    ByteBuffer rest = ByteBuffer.allocate(10);
    Transmission own = request.in(new ByteBuffer[] {records, rest});
    Arrays.fill(array, 61, 200, (byte) 'x');
    records.position(300);
    assertThat(own.written((changed, change) -> sent.add(changed))).isFalse();
    assertThat(lease.isNeeded()).isTrue(); // the request is still being built
    request.end();
    assertThat(lease.isNeeded()).isFalse();
    assertThat(sent).isEmpty();
    rest.position(10);
    assertThat(own.written((changed, change) -> sent.add(changed))).isTrue();
    assertThat(sent).containsExactly(lease);
  }

  @Test
  void aWrongBatchInARequestThatIsGivenUpIsNoChange() {
    request.add(lease);
    ByteBuffer records = batch.slice();
    Transmission own = request.in(new ByteBuffer[] {records, ByteBuffer.allocate(10)});
    Arrays.fill(array, 61, 200, (byte) 'x');
    records.position(300);
    own.written((changed, change) -> sent.add(changed));
    own.abandon();
    own.written((changed, change) -> sent.add(changed));
    assertThat(sent).isEmpty();
  }

  private Transmission wrongCopy() {
    lease.lostTo(Arrays.copyOf(array, 300), new Lost());
    request.add(lease);
    Arrays.fill(array, 61, 200, (byte) 'x');
    return copied();
  }

  private Transmission copied() {
    copy = ByteBuffer.allocate(700);
    copy.position(77);
    copy.put(array, 0, 300).rewind();
    return request.in(new ByteBuffer[] {ByteBuffer.allocate(0), copy});
  }
}
