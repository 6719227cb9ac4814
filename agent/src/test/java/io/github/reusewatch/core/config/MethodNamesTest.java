package io.github.reusewatch.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MethodNamesTest {
  @Test
  void nothingNamesNothing() {
    assertThat(MethodNames.parse("").isEmpty()).isTrue();
    assertThat(MethodNames.parse("").methods()).isEmpty();
    assertThat(MethodNames.parse("").matching("com.acme.Pool", "release")).isEmpty();
  }

  @Test
  void theClassIsAGlobAndTheMethodAName() {
    MethodNames names = MethodNames.parse("com.acme.*Pool#release:com.acme.Buffer$Of#<init>");
    assertThat(names.methods()).containsExactlyInAnyOrder("release", "<init>");
    assertThat(names.texts())
        .containsExactly("com.acme.*Pool#release", "com.acme.Buffer$Of#<init>");
    assertThat(names.matching("com.acme.memory.HeapPool", "release"))
        .containsExactly("com.acme.*Pool#release");
    assertThat(names.matching("com.acme.Buffer$Of", "<init>"))
        .containsExactly("com.acme.Buffer$Of#<init>");
    assertThat(names.matching("com.acme.Pools", "release")).isEmpty();
    assertThat(names.matching("com.acme.Pool", "releaseAll")).isEmpty();
    assertThat(names.matching("com.acme.Buffer$Of", "release")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "com.acme.Pool.release | 'com.acme.Pool.release' has no '#'",
        "com.acme.Pool#release: | '' has no '#'",
        "com.acme.Pool#release(byte[]) | 'release(byte[])' is no method's name; give the name alone",
        "com.acme.Pool#re*se | 're*se' is no method's name",
        "com.acme.Pool# | '' is no method's name",
        "com.acme.Pool#a#b | 'a#b' is no method's name",
        "#release | '' matches no class's name",
        "com/acme/Pool#release | 'com/acme/Pool' matches no class's name"
      })
  void aMistakeSaysWhatIsWrong(String text, String why) {
    assertThatThrownBy(() -> MethodNames.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith(why);
  }
}
