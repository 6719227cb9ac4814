package io.github.reusewatch.demo.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpreadTest {
  @Test
  void theMiddleOfAnOddNumber() {
    assertThat(Spread.of(List.of(9.0, 1.0, 2.0))).contains(new Spread(2, 1, 9));
  }

  @Test
  void betweenTheTwoInTheMiddleOfAnEvenNumber() {
    assertThat(Spread.of(List.of(9.0, 1.0, 2.0, 4.0))).contains(new Spread(3, 1, 9));
  }

  @Test
  void whatWasNotMeasuredIsNotZero() {
    assertThat(Spread.of(Arrays.asList(null, 5.0))).contains(new Spread(5, 5, 5));
    assertThat(Spread.of(Collections.singletonList(null))).isEmpty();
  }
}
