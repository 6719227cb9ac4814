package io.github.reusewatch.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TopicFilterTest {
  @ParameterizedTest(name = "{0}: {1} {2}")
  @CsvSource({
    // everything
    "*, orders, true",
    "*, a.b-c_d, true",
    // a name is the whole name
    "orders, orders, true",
    "orders, orders-eu, false",
    "orders, my-orders, false",
    "orders, Orders, false",
    // wild cards
    "orders-*, orders-eu, true",
    "orders-*, orders-, true",
    "orders-*, orders, false",
    "*-eu, orders-eu, true",
    "o*s, orders, true",
    "order?, orders, true",
    "order?, order, false",
    "order?, orders-, false",
    // a dot is a dot
    "a.b, a.b, true",
    "a.b, a-b, false",
    "a.*, a.b, true",
    "a.*, ab, false",
    // any of a list
    "orders:payments, payments, true",
    "orders:payments, sales, false",
    // an exclusion wins, wherever it stands
    "*:!audit, audit, false",
    "*:!audit, orders, true",
    "!audit:*, audit, false",
    "orders-*:!orders-test*, orders-test-1, false",
    "orders-*:!orders-test*, orders-eu, true",
    "orders-*:!orders-test*, sales, false",
    "audit:!audit, audit, false",
    // only exclusions include the rest
    "!audit, orders, true",
    "!audit, audit, false",
    "!audit:!debug-*, debug-1, false",
    "!audit:!debug-*, orders, true",
    "!*, orders, false",
  })
  void includes(String globs, String topic, boolean included) {
    assertThat(TopicFilter.parse(globs).includes(topic)).isEqualTo(included);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "!", "!!a", "orders:", ":orders", "a::b", "a b", "a/b", "a+", "(a)", "[ab]", "a|b", "é",
        "a\n", "a;b"
      })
  void whatNoTopicIsNamedIsRefused(String globs) {
    assertThatIllegalArgumentException().isThrownBy(() -> TopicFilter.parse(globs));
  }

  @ParameterizedTest
  @CsvSource({"a b, a b", "orders:a/b, a/b", "orders:!a+:sales, !a+", "orders:, ''", "!!a, !!a"})
  void theGlobThatIsRefusedIsNamed(String globs, String refused) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> TopicFilter.parse(globs))
        .withMessage("'" + refused + "' matches no topic's name");
  }
}
