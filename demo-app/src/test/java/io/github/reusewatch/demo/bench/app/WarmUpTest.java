package io.github.reusewatch.demo.bench.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WarmUpTest {
  @ParameterizedTest
  @CsvSource({"100, 96, true", "100, 104, true", "100, 90, false", "NaN, 90, false"})
  void levelIsWhatDiffersLittle(double before, double now, boolean level) {
    assertThat(WarmUp.isLevel(before, now)).isEqualTo(level);
  }
}
