package io.github.reusewatch.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ClassPrefixesTest {
  @Test
  void areSeparatedByColons() {
    assertThat(ClassPrefixes.parse("com.acme.:org.example.Pool:Main$1").list())
        .containsExactly("com.acme.", "org.example.Pool", "Main$1");
    assertThat(ClassPrefixes.parse("").list()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {":", "com.acme:", "com..acme", ".com", "com/acme", "com.*", "a b", "com.acme.."})
  void whatBeginsNoClassesNameIsRefused(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> ClassPrefixes.parse(text))
        .withMessageEndingWith("begins no class's name; write com.acme for all in that package");
  }
}
