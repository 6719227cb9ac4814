package io.github.reusewatch.core.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.reusewatch.core.config.Choices.LogLevel;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConsoleTest {
  @ParameterizedTest
  @CsvSource({"DEBUG, 'd,i,w,p'", "INFO, 'i,w,p'", "WARN, 'w,p'"})
  void printsWhatTheLevelAsksForAndFindingsAlways(LogLevel level, String printed) {
    StandardError err = new StandardError(level);
    err.console.debug("d");
    err.console.info("i");
    err.console.warn("w");
    err.console.print("p");
    assertThat(err.lines())
        .containsExactly(printed.replaceAll("([diw])", "reusewatch: $1").split(",", -1));
  }
}
