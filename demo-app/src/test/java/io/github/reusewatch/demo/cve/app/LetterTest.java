package io.github.reusewatch.demo.cve.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.apache.kafka.common.TopicPartition;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LetterTest {
  private static final Letter LETTER = new Letter(new TopicPartition("payments", 3), 42);

  @Test
  void saysWhereItWasSent() {
    byte[] value = LETTER.bytes();

    assertThat(value).hasSize(Letter.SIZE);
    assertThat(Letter.of(value)).contains(LETTER);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 9, 500, Letter.SIZE - 1})
  void oneWrongByteMakesItNone(int at) {
    byte[] value = LETTER.bytes();
    value[at] ^= 1;

    assertThat(Letter.of(value).filter(LETTER::equals)).isEmpty();
  }

  @Test
  void valueOfAnotherLengthIsNone() {
    assertThat(Letter.of(new byte[0])).isEmpty();
    assertThat(Letter.of(Arrays.copyOf(LETTER.bytes(), Letter.SIZE + 1))).isEmpty();
  }
}
