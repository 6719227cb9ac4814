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

  @ParameterizedTest
  @CsvSource({"1000, true", "1100, true", "1101, false"})
  void quietIsWhatCompilesLittle(long jitMillis, boolean quiet) {
    Reading begin = new Reading(0, 0, 0, 0, 0, 1_000);
    Reading end = new Reading(2_000_000_000L, 0, 0, 0, 0, jitMillis);
    assertThat(WarmUp.isQuiet(begin, end)).isEqualTo(quiet);
  }
}
