package io.github.reusewatch.core.pool;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

class LeaseTest {
  private final byte[] array = new byte[512];
  private final ByteBuffer batch = Batches.closed(array, 'a', 300);
  private final Lease lease = Batches.open(array);

  @Test
  void anOpenBatchIsNotNeeded() {
    assertThat(lease.seal()).isNull();
    assertThat(lease.isNeeded()).isFalse();
  }

  @Test
  void aClosedBatchIsNeededUntilItsRequestHasIt() {
    lease.closed(Seal.of(batch));
    assertThat(lease.unsent()).isEqualTo(300);
    lease.requested();
    assertThat(lease.isNeeded()).isFalse();
  }

  @Test
  void whatTheApplicationWasToldFirstCounts() {
    lease.failed(new IllegalStateException(), false);
    lease.failed(new IllegalArgumentException(), true);
    lease.succeeded();
    assertThat(lease.outcome()).isEqualTo("failed:IllegalStateException");
    assertThat(lease.failure()).isInstanceOf(IllegalStateException.class);
    assertThat(lease.isAborted()).isFalse();
  }

  @Test
  void aSuccessIsOneWhateverComesLater() {
    lease.succeeded();
    lease.failed(new IllegalStateException(), false);
    assertThat(lease.outcome()).isEqualTo("acked");
    assertThat(lease.failure()).isNull();
  }

  @Test
  void aChangeIsTakenOnce() {
    Change change = Change.to(42);
    lease.changed(change);
    assertThat(lease.takeChange()).isSameAs(change);
    assertThat(lease.takeChange()).isNull();
  }

  @Test
  void takersAreInTheirOrder() {
    Lease first = Batches.open(array);
    Lease second = Batches.open(array);
    assertThat(lease.takers()).isEmpty();
    lease.takenBy(first);
    lease.takenBy(second);
    assertThat(lease.takers()).containsExactly(first, second);
  }

  @Test
  void ofManyTakersTheLastAreKept() {
    Lease last = null;
    for (int i = 0; i < 100; i++) {
      last = Batches.open(array);
      lease.takenBy(last);
    }
    assertThat(lease.takers()).hasSize(4).endsWith(last);
  }

  @Test
  void whatIsWrittenOrGivenUpIsNotLostAnyMore() {
    Lost lost = new Lost();
    lease.closed(Seal.of(batch));
    lease.lostTo(new byte[300], lost);
    lease.usedBy(new Use(lease, 0, false));
    lease.requested();
    assertThat(lost.isEmpty()).isFalse();
    lease.useOver();
    assertThat(lost.isEmpty()).isTrue();
  }

  @Test
  void whatARequestHasACopyOfIsNotLostAnyMore() {
    Lost lost = new Lost();
    lease.closed(Seal.of(batch));
    lease.lostTo(new byte[300], lost);
    lease.requested();
    assertThat(lost.isEmpty()).isTrue();
  }
}
