package io.github.reusewatch.demo.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SizeTest {
  @ParameterizedTest
  @CsvSource({"100B, 100, 100B", "1KiB, 1024, 1KiB", "2048B, 2048, 2KiB", "16B, 16, 16B"})
  void sizes(String text, int bytes, String name) {
    assertThat(Size.of(text).bytes()).isEqualTo(bytes);
    assertThat(Size.of(text)).hasToString(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"100", "1kb", "1MiB", "-1B", "", "99999999B"})
  void noSizes(String text) {
    assertThatThrownBy(() -> Size.of(text)).hasMessageContaining("'" + text + "' is no size");
  }

  @Test
  void outOfRange() {
    assertThatThrownBy(() -> Size.of("15B")).hasMessageContaining("from 16B to 1000000B");
    assertThatThrownBy(() -> Size.of("1000KiB")).hasMessageContaining("out of range");
  }
}
