package io.github.reusewatch.core.pool;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LastLeasesTest {
  private final LastLeases leases = new LastLeases();
  private final byte[] array = new byte[16];
  private final Lease first = Batches.open(array);
  private final Lease second = Batches.open(array);

  @Test
  void anArrayIsKnownByIdentity() {
    assertThat(leases.isEmpty()).isTrue();
    assertThat(leases.begun(first)).isNull();
    assertThat(leases.in(array)).isSameAs(first);
    assertThat(leases.in(array.clone())).isNull();
    assertThat(leases.isEmpty()).isFalse();
  }

  @Test
  void theNextBatchInItTellsTheOneBefore() {
    leases.begun(first);
    assertThat(leases.begun(second)).isSameAs(first);
    assertThat(leases.in(array)).isSameAs(second);
    assertThat(leases.size()).isOne();
  }

  @Test
  void whatWasGivenBackIsForgottenWhenItIsHandedOut() {
    leases.begun(first);
    first.freed();
    leases.handedOut(array);
    assertThat(leases.in(array)).isNull();
    assertThat(leases.begun(second)).isNull();
    assertThat(leases.in(array)).isSameAs(second);
  }

  @Test
  void whatWasNotGivenBackIsNot() {
    leases.begun(first);
    leases.handedOut(array);
    assertThat(leases.in(array)).isSameAs(first);
    leases.handedOut(new byte[16]);
  }

  @Test
  void anArrayThatNobodyHasGoes() {
    for (int i = 0; i < 100; i++) {
      leases.begun(Batches.open(new byte[128]));
    }
    for (int i = 0; i < 100 && leases.size() > 50; i++) {
      System.gc();
      leases.begun(Batches.open(array));
    }
    assertThat(leases.size()).isLessThan(50);
  }
}
