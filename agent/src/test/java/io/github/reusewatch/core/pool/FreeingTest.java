package io.github.reusewatch.core.pool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.config.Config;
import io.github.reusewatch.core.report.FindingQueue;
import io.github.reusewatch.core.report.PoolStatistics;
import io.github.reusewatch.core.report.SendStatistics;
import java.nio.ByteBuffer;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class FreeingTest {
  private final PoolStatistics statistics = new PoolStatistics();
  private final LastLeases lastLeases = new LastLeases();
  private final Lost lost = new Lost();
  private final byte[] array = new byte[512];
  private final ByteBuffer buffer = Batches.closed(array, 'a', 300);
  private final Lease lease = Batches.lease(buffer);
  private final Freeing detect = freeing("detect");
  private final Freeing protect = freeing("protect");

  @BeforeEach
  void close() {
    IoThread.own().needs(lease);
  }

  @AfterEach
  void end() {
    lease.requested();
    lease.useOver();
    IoThread.own().forgetSent();
  }

  @Test
  void aBufferThatNoBatchGotIsGivenBack() {
    ByteBuffer unused = ByteBuffer.allocate(512);
    assertThat(protect.of(unused)).isSameAs(unused);
    assertThat(statistics.freedInFlight.sum()).isZero();
  }

  @Test
  void anotherThreadHasNothingToDoWithIt() throws Exception {
    assertThat(CompletableFuture.supplyAsync(() -> protect.of(buffer)).get()).isSameAs(buffer);
    assertThat(statistics.freedInFlight.sum()).isZero();
  }

  @Test
  void aBatchThatWasSentIsGivenBack() {
    lease.requested();
    lease.useOver();
    assertThat(protect.of(buffer)).isSameAs(buffer);
    assertThat(statistics.freedInFlight.sum()).isZero();
  }

  @Test
  void aBatchThatWaitsToBePutIntoARequestIsNeeded() {
    assertThat(detect.of(buffer)).isSameAs(buffer);
    assertThat(lease.isFreed()).isTrue();
    assertThat(lease.contents()).hasSize(300).startsWith(new byte[8]);
    assertThat(statistics.freedInFlight.sum()).isOne();
    assertThat(statistics.withheld.sum()).isZero();
  }

  @Test
  void aBatchThatIsInARequestAsACopyIsNot() {
    lease.requested();
    assertThat(protect.of(buffer)).isSameAs(buffer);
    assertThat(statistics.freedInFlight.sum()).isZero();
  }

  @Test
  void thePoolGetsABufferOfAnotherSizeInPlaceOfOneThatIsBeingWritten() {
    transmission();
    ByteBuffer given = protect.of(buffer);
    assertThat(given.capacity()).isZero();
    assertThat(lease.isFreed()).isFalse();
    assertThat(lease.contents()).isNull();
    assertThat(statistics.freedInFlight.sum()).isOne();
    assertThat(statistics.withheld.sum()).isOne();
  }

  @Test
  void aRequestWhoseConnectionIsGoneNeedsNothing() {
    transmission().abandon();
    assertThat(protect.of(buffer)).isSameAs(buffer);
    assertThat(statistics.freedInFlight.sum()).isZero();
  }

  @Test
  void aRetryThatWasTakenFromItsQueueIsNeededAgain() {
    transmission().abandon();
    lease.closed(Seal.of(buffer));
    assertThat(protect.of(buffer).capacity()).isZero();
  }

  @Test
  void aSecondTimeOfAClientThatDoesThatGivesNothing() {
    lastLeases.begun(lease);
    lease.requested();
    assertThat(protect.of(buffer)).isSameAs(buffer);
    assertThat(protect.of(buffer)).isNull();
    assertThat(statistics.withheld.sum()).isOne();
  }

  @Test
  void aBufferThatWasHandedOutAgainAndNotUsedIsGivenBack() {
    lastLeases.begun(lease);
    lease.requested();
    assertThat(protect.of(buffer)).isSameAs(buffer);
    lastLeases.handedOut(array);
    assertThat(protect.of(buffer)).isSameAs(buffer);
    assertThat(statistics.freedInFlight.sum()).isZero();
  }

  @Test
  void whoGotTheBufferGivesItBackToo() {
    detect.of(buffer);
    Lease taker = Batches.lease(buffer);
    IoThread.own().needs(taker);
    taker.requested();
    assertThat(detect.of(buffer)).isSameAs(buffer);
    assertThat(statistics.freedInFlight.sum()).isOne();
  }

  @Test
  void whoLostTheBufferIsKnown() {
    assertThat(lost.isEmpty()).isTrue();
    detect.of(buffer);
    assertThat(lost.isEmpty()).isFalse();
  }

  @Test
  void aSecondTimeAfterTheBufferWasWithheldGivesNothingEither() {
    assertThat(protect.of(buffer).capacity()).isZero();
    assertThat(protect.of(buffer)).isNull();
  }

  @Test
  void detectLeavesTheSecondTimeAsItIs() {
    lastLeases.begun(lease);
    lease.requested();
    assertThat(detect.of(buffer)).isSameAs(buffer);
    assertThat(detect.of(buffer)).isSameAs(buffer);
    assertThat(statistics.freedInFlight.sum()).isOne();
  }

  @Test
  void contentsThatAreWrongAlreadyAreNotKept() {
    array[100] ^= 1;
    detect.of(buffer);
    assertThat(lease.contents()).isNull();
  }

  private Transmission transmission() {
    ProduceRequest request = new ProduceRequest(1, true, true);
    request.add(lease);
    Transmission transmission = request.in(new ByteBuffer[] {buffer.slice()});
    request.end();
    return transmission;
  }

  private Freeing freeing(String pool) {
    try {
      Config config = Config.read("pool=" + pool, new Properties(), Map.of());
      return new Freeing(
          pool.equals("protect"),
          lastLeases,
          lost,
          new PoolFindings(config, new FindingQueue(10), new SendStatistics()),
          statistics);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }
}
