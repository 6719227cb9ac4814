package io.github.reusewatch.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.reusewatch.core.config.Choices.Stacks;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ValueTypeTest {
  @ParameterizedTest
  @CsvSource({"true, true", "false, false"})
  void booleans(String text, boolean value) {
    assertThat(ValueType.bool().parse(text)).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "TRUE", "yes", "1", " true", "true "})
  void noBooleans(String text) {
    refused(ValueType.bool(), text);
  }

  @Test
  void enumsAreWrittenInLowerCase() {
    ValueType<Stacks> type = ValueType.oneOf(Stacks.class);
    assertThat(type.words()).containsExactly("sampled", "all", "off");
    assertThat(type.words().stream().map(type::parse)).containsExactly(Stacks.values());
    assertThat(type.expected()).isEqualTo("sampled or all or off");
    assertThat(type.othersThan("sampled")).isEqualTo("all, off");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "ALL", "All", "none", "all,off"})
  void noEnums(String text) {
    refused(ValueType.oneOf(Stacks.class), text);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "1.0, 1", "0.5, 0.5", "0.0001, 0.0001", ".5, 0.5", "0.000000001, 1e-9"})
  void fractions(String text, double value) {
    assertThat(ValueType.fraction().parse(text)).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "0.0",
        "-0.5",
        "1.0001",
        "2",
        "NaN",
        "Infinity",
        "",
        "half",
        "0,5",
        "50%",
        "1e-9",
        "1E0",
        "+0.5",
        "0.5f",
        "0.5d",
        "0x1p-1",
        "1.",
        ".",
        " 0.5",
        "0.5 ",
        "0.5\n",
        "٠.٥"
      })
  void noFractions(String text) {
    refused(ValueType.fraction(), text);
  }

  @ParameterizedTest
  @CsvSource({"1, 1", "255, 255", "66, 66"})
  void integers(String text, int value) {
    assertThat(ValueType.integer(1, 255).parse(text)).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "256",
        "-1",
        "",
        "1.5",
        "1e2",
        "1_0",
        "0x10",
        "2147483648",
        "4294967297",
        "+1",
        " 1",
        "1 ",
        "1\n",
        "٣"
      })
  void noIntegers(String text) {
    refused(ValueType.integer(1, 255), text);
  }

  @Test
  void theBoundsOfTheIntegerOptions() {
    assertThat(Options.MAX_IN_FLIGHT.type().parse("1")).isEqualTo(1);
    assertThat(Options.MAX_IN_FLIGHT.type().parse("100000000")).isEqualTo(100_000_000);
    refused(Options.MAX_IN_FLIGHT.type(), "0");
    refused(Options.MAX_IN_FLIGHT.type(), "100000001");
    assertThat(Options.EXIT_CODE.type().parse("255")).isEqualTo(255);
    refused(Options.EXIT_CODE.type(), "0");
    refused(Options.EXIT_CODE.type(), "256");
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "1, 1",
    "7B, 7",
    "512KiB, 524288",
    "16MiB, 16777216",
    "2GiB, 2147483648",
    "999999999GiB, 1073741822926258176",
  })
  void sizes(String text, long bytes) {
    assertThat(ValueType.size().parse(text)).isEqualTo(bytes);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-1",
        "16MB",
        "16mib",
        "16 MiB",
        "1.5MiB",
        "MiB",
        "16TiB",
        "1000000000",
        "1,000",
        "٣"
      })
  void noSizes(String text) {
    refused(ValueType.size(), text);
  }

  @Test
  void paths() {
    assertThat(ValueType.path().parse("conf/reusewatch.properties"))
        .isEqualTo(Path.of("conf", "reusewatch.properties"));
    assertThat(ValueType.path().parse("")).isNull();
    refused(ValueType.path(), "a\0b");
  }

  @ParameterizedTest
  @ValueSource(strings = {"findings.jsonl", "/var/log/%h-%p-%t.jsonl", "%p%p"})
  void pathPatterns(String text) {
    assertThat(ValueType.pathPattern().parse(text)).isEqualTo(text);
  }

  @Test
  void anEmptyPathPatternIsNone() {
    assertThat(ValueType.pathPattern().parse("")).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"%x", "findings-%d.jsonl", "100%", "%%p", "%P", "a%"})
  void noPathPatterns(String text) {
    refused(ValueType.pathPattern(), text);
  }

  @Test
  void everyWordOfEveryOptionIsTakenAndTheDefaultIsTheFirst() {
    for (Option<?> option : Options.ALL) {
      assertThat(option.type().words())
          .allSatisfy(word -> assertThat((Object) option.type().parse(word)).isNotNull());
      if (!option.type().words().isEmpty()) {
        assertThat(Arrays.asList(option.values().split(", ", -1)))
            .as(option.key())
            .containsExactlyInAnyOrderElementsOf(option.type().words())
            .first()
            .satisfies(
                first ->
                    assertThat((Object) option.type().parse(first))
                        .isEqualTo(option.defaultValue()));
      }
    }
  }

  private static void refused(ValueType<?> type, String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> type.parse(text));
  }
}
