package io.github.reusewatch.core.kafka;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClientNameTest {
  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "0.11.0.3",
        "1.1.1",
        "2.0.1",
        "2.1.1",
        "2.1",
        "trunk",
        "5.0.1-ccs",
        "5.1.0-ce",
        "4.0.0-ccs"
      })
  void mayFreeTwice(String version) {
    assertThat(new ClientName("KafkaProducer", version).freesTwice).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "2.2.0",
        "2.2",
        "2.10.0",
        "3.1.0",
        "4.0.2",
        "10.1.0",
        "3.6.2.redhat-00001",
        "5.2.0-ccs",
        "7.6.2-ce"
      })
  void doesNot(String version) {
    assertThat(new ClientName("KafkaProducer", version).freesTwice).isFalse();
  }
}
