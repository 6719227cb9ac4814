package io.github.reusewatch.core.watch;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EvidenceCopiesTest {
  /** Of each copy, beside its bytes. */
  private static final int OVERHEAD = 64;

  private final EvidenceCopies copies = new EvidenceCopies(10 + 2 * OVERHEAD);

  @Test
  void theOldestGoFirstWhenTheBudgetIsExceeded() {
    EvidenceCopy first = copies.keep(new byte[4]);
    EvidenceCopy second = copies.keep(new byte[4]);
    EvidenceCopy third = copies.keep(new byte[4]);
    assertThat(first.bytes()).isNull();
    assertThat(second.bytes()).hasSize(4);
    assertThat(third.bytes()).hasSize(4);
  }

  @Test
  void whatIsLargerThanTheBudgetIsNotKept() {
    EvidenceCopy small = copies.keep(new byte[4]);
    assertThat(copies.keep(new byte[11 + OVERHEAD])).isNull();
    assertThat(small.bytes()).hasSize(4);
  }

  @Test
  void aBudgetOfZeroKeepsNothing() {
    assertThat(new EvidenceCopies(0).keep(new byte[1])).isNull();
  }
}
