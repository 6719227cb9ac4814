package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class DifferenceTest {
  private final byte[] before = new byte[256];
  private final byte[] after = new byte[256];

  @Test
  void equalBytesHaveNone() {
    assertThat(Difference.between(before, after, true)).isNull();
    assertThat(Difference.between(new byte[0], new byte[0], true)).isNull();
  }

  @Test
  void countsOnlyTheBytesThatDiffer() {
    after[17] = 1;
    after[20] = 2;
    after[200] = 3;
    Difference difference = Difference.between(before, after, false);
    assertThat(difference.first).isEqualTo(17);
    assertThat(difference.last).isEqualTo(200);
    assertThat(difference.count).isEqualTo(3);
  }

  @Test
  void theEndsOfTheRegionCount() {
    after[0] = 1;
    after[255] = 1;
    Difference difference = Difference.between(before, after, false);
    assertThat(difference.first).isZero();
    assertThat(difference.last).isEqualTo(255);
  }

  @Test
  void keepsNoPayloadUnlessItMay() {
    after[3] = 1;
    Difference difference = Difference.between(before, after, false);
    assertThat(difference.before).isNull();
    assertThat(difference.after).isNull();
  }

  @Test
  void keepsTheBytesFromTheFirstToTheLastThatDiffer() {
    before[3] = 7;
    before[4] = 8;
    after[4] = 8;
    after[5] = 9;
    Difference difference = Difference.between(before, after, true);
    assertThat(difference.before).containsExactly(7, 8, 0);
    assertThat(difference.after).containsExactly(0, 8, 9);
  }

  @Test
  void keeps64BytesAtMost() {
    Arrays.fill(after, 100, 164, (byte) 1);
    assertThat(Difference.between(before, after, true).after).hasSize(64).containsOnly(1);
    Arrays.fill(after, 100, 200, (byte) 1);
    Difference difference = Difference.between(before, after, true);
    assertThat(difference.count).isEqualTo(100);
    assertThat(difference.before).hasSize(64).containsOnly(0);
    assertThat(difference.after).hasSize(64).containsOnly(1);
  }
}
