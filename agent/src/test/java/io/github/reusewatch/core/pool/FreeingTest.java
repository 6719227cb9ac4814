package io.github.reusewatch.core.pool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.report.FindingQueue;
import io.github.reusewatch.core.report.PoolStatistics;
import io.github.reusewatch.core.report.SendStatistics;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class FreeingTest {
  private final PoolStatistics statistics = new PoolStatistics();
  private final PooledArrays arrays = new PooledArrays();
  private final byte[] array = new byte[512];
  private final ByteBuffer buffer = Batches.closed(array, 'a', 300);
  private final Lease lease = Batches.lease(arrays, buffer);
  private final Freeing detect = freeing("detect");
  private final Freeing protect = freeing("protect");

  @Test
  void aBufferThatNoBatchGotIsGivenBack() {
    ByteBuffer unused = ByteBuffer.allocate(512);
    Lease untouched = arrays.ofPooled(unused).newLease();
    assertThat(protect.of(untouched, unused)).isSameAs(unused);
    assertThat(untouched.isFreed()).isTrue();
    assertThat(statistics.freedInFlight.sum()).isZero();
  }

  @Test
  void aBatchThatWasSentIsGivenBack() {
    lease.requested();
    lease.useOver();
    assertThat(protect.of(lease, buffer)).isSameAs(buffer);
    assertThat(statistics.freedInFlight.sum()).isZero();
  }

  @Test
  void aBatchThatWaitsToBePutIntoARequestIsNeeded() {
    assertThat(detect.of(lease, buffer)).isSameAs(buffer);
    assertThat(lease.isFreed()).isTrue();
    assertThat(lease.contents()).hasSize(300).startsWith(new byte[8]);
    assertThat(statistics.freedInFlight.sum()).isOne();
    assertThat(statistics.withheld.sum()).isZero();
  }

  @Test
  void aBatchThatIsInARequestAsACopyIsNot() {
    lease.requested();
    assertThat(protect.of(lease, buffer)).isSameAs(buffer);
    assertThat(statistics.freedInFlight.sum()).isZero();
  }

  @Test
  void thePoolGetsABufferOfAnotherSizeInPlaceOfOneThatIsBeingWritten() {
    transmission();
    ByteBuffer given = protect.of(lease, buffer);
    assertThat(given.capacity()).isZero();
    assertThat(lease.isFreed()).isFalse();
    assertThat(lease.contents()).isNull();
    assertThat(statistics.freedInFlight.sum()).isOne();
    assertThat(statistics.withheld.sum()).isOne();
  }

  @Test
  void aRequestWhoseConnectionIsGoneNeedsNothing() {
    transmission().abandon();
    assertThat(protect.of(lease, buffer)).isSameAs(buffer);
    assertThat(statistics.freedInFlight.sum()).isZero();
  }

  @Test
  void aRetryThatWasTakenFromItsQueueIsNeededAgain() {
    transmission().abandon();
    lease.closed(Seal.of(buffer));
    assertThat(protect.of(lease, buffer).capacity()).isZero();
  }

  @Test
  void aSecondTimeGivesNothing() {
    lease.requested();
    assertThat(protect.of(lease, buffer)).isSameAs(buffer);
    assertThat(protect.of(lease, buffer)).isNull();
    assertThat(statistics.withheld.sum()).isOne();
  }

  @Test
  void aSecondTimeAfterTheBufferWasWithheldGivesNothingEither() {
    assertThat(protect.of(lease, buffer).capacity()).isZero();
    assertThat(protect.of(lease, buffer)).isNull();
  }

  @Test
  void detectLeavesTheSecondTimeAsItIs() {
    lease.requested();
    assertThat(detect.of(lease, buffer)).isSameAs(buffer);
    assertThat(detect.of(lease, buffer)).isSameAs(buffer);
    assertThat(statistics.freedInFlight.sum()).isOne();
  }

  @Test
  void contentsThatAreWrongAlreadyAreNotKept() {
    array[100] ^= 1;
    detect.of(lease, buffer);
    assertThat(lease.contents()).isNull();
  }

  private Transmission transmission() {
    ProduceRequest request = ProduceRequest.begin(true);
    request.add(lease, buffer);
    ByteBuffer records = buffer.slice();
    Transmission transmission = request.in(new ByteBuffer[] {records}, arrays);
    request.end();
    return transmission;
  }

  private Freeing freeing(String pool) {
    try {
      Config config = Config.read("pool=" + pool, new Properties(), Map.of());
      return new Freeing(
          pool.equals("protect"),
          new PoolFindings(config, new FindingQueue(10), new SendStatistics()),
          statistics);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }
}
