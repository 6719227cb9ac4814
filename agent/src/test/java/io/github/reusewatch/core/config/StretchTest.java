package io.github.reusewatch.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StretchTest {
  @Test
  void off() {
    Stretch off = Stretch.parse("off");
    assertThat(off.isOn()).isFalse();
    assertThat(off.fraction()).isZero();
    assertThat(off.nanos()).isZero();
    assertThat(Options.STRETCH.defaultValue().isOn()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "1%@2s, 0.01, 2000000000",
    "0.01@200ms, 0.01, 200000000",
    "1@1ms, 1, 1000000",
    "100%@600s, 1, 600000000000",
    "0.03%@3s, 0.0003, 3000000000",
    ".5@600000ms, 0.5, 600000000000",
    ".5%@1s, 0.005, 1000000000",
  })
  void aPartAndATime(String text, double fraction, long nanos) {
    Stretch stretch = Stretch.parse(text);
    assertThat(stretch.isOn()).isTrue();
    assertThat(stretch.fraction()).isEqualTo(fraction);
    assertThat(stretch.nanos()).isEqualTo(nanos);
    assertThat(stretch).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "on", "OFF", "true", "1%", "2s", "1%@2s@2s", "1% 2s"})
  void anotherForm(String text) {
    refused(text, "or 'off'");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "0", "0%", "0.0%", "1.01", "2", "100.1%", "-1%", "1e-2", "1.%", "1 %", " 1%", "%",
        "1%%", "٣%", "one"
      })
  void aPartThatIsNone(String part) {
    refused(
        part + "@2s",
        "'" + part + "' is neither a fraction in (0,1] nor a percentage in (0%,100%]");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "0ms",
        "0s",
        "2",
        "2m",
        "2S",
        "2 s",
        "1.5s",
        "-2s",
        "2s\n",
        "1000000000ms",
        "forever"
      })
  void aTimeThatIsNone(String duration) {
    refused("1%@" + duration, "'" + duration + "' is not a time such as 200ms or 2s");
  }

  @ParameterizedTest
  @ValueSource(strings = {"601s", "600001ms", "999999999s"})
  void aTimeThatIsTooLong(String duration) {
    refused("1%@" + duration, "'" + duration + "' is longer than 600s");
  }

  private static void refused(String text, String message) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Stretch.parse(text))
        .withMessage("%s", message);
  }
}
