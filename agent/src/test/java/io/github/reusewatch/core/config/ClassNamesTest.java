package io.github.reusewatch.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassNamesTest {
  @Test
  void nothingNamesNothing() {
    assertThat(ClassNames.parse("").isEmpty()).isTrue();
    assertThat(ClassNames.parse("").matching("com.acme.P")).isEmpty();
  }

  @Test
  void aGlobMatchesTheWholeName() {
    ClassNames names = ClassNames.parse("com.acme.*Producer:com.acme.Outer$In?er");
    assertThat(names.matching("com.acme.memory.FastProducer"))
        .containsExactly("com.acme.*Producer");
    assertThat(names.matching("com.acme.Outer$Inner")).containsExactly("com.acme.Outer$In?er");
    assertThat(names.matching("com.acme.FastProducers")).isEmpty();
    assertThat(names.matching("comXacme.FastProducer")).isEmpty();
    assertThat(names.globs()).containsExactly("com.acme.*Producer", "com.acme.Outer$In?er");
  }

  @ParameterizedTest
  @ValueSource(strings = {":", "com.acme.P:", "com/acme/P", "com.acme.P,Q", " "})
  void whatNoClassIsCalledIsAMistake(String text) {
    assertThatThrownBy(() -> ClassNames.parse(text)).isInstanceOf(IllegalArgumentException.class);
  }
}
