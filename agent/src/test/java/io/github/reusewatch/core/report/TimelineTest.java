package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TimelineTest {
  private final Timeline whole = new Timeline(null, 10L, 20L, 30L, 40L);

  @Test
  void aChangeWasThereAtTheMomentThatEndsItsPhase() {
    assertThat(whole.latest(Kind.CHANGED_BEFORE_SEND)).isEqualTo(20);
    assertThat(whole.latest(Kind.RESENT_CHANGED)).isEqualTo(20);
    assertThat(whole.latest(Kind.CHANGED_DURING_SEND)).isEqualTo(30);
    assertThat(whole.latest(Kind.CHANGED_BEFORE_ACK)).isEqualTo(40);
  }

  @Test
  void whereThatWasNotSeenItIsNow() {
    Timeline unfinished = new Timeline(null, 10L, 20L, null, null);
    long before = System.nanoTime();
    assertThat(unfinished.latest(Kind.CHANGED_DURING_SEND)).isGreaterThanOrEqualTo(before);
    assertThat(unfinished.latest(Kind.CHANGED_BEFORE_ACK)).isGreaterThanOrEqualTo(before);
  }
}
