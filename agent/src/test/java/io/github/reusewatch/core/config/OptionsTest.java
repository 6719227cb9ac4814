package io.github.reusewatch.core.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.reusewatch.core.config.Choices.Evidence;
import io.github.reusewatch.core.config.Choices.LogLevel;
import io.github.reusewatch.core.config.Choices.OnFinding;
import io.github.reusewatch.core.config.Choices.Report;
import io.github.reusewatch.core.config.Choices.Stacks;
import io.github.reusewatch.core.config.Choices.Watch;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The list of options, held against the public contract. */
class OptionsTest {
  @Test
  void defaults() {
    assertThat(Options.ENABLED.defaultValue()).isTrue();
    assertThat(Options.TOPICS.defaultValue().includes("any.topic_of-all")).isTrue();
    assertThat(Options.SAMPLE.defaultValue()).isEqualTo(1.0);
    assertThat(Options.WATCH.defaultValue()).isEqualTo(Watch.RECORD);
    assertThat(Options.HEADERS.defaultValue()).isTrue();
    assertThat(Options.STACKS.defaultValue()).isEqualTo(Stacks.SAMPLED);
    assertThat(Options.EVIDENCE.defaultValue()).isEqualTo(Evidence.AUTO);
    assertThat(Options.EVIDENCE_BUDGET.defaultValue()).isEqualTo(16L * 1024 * 1024);
    assertThat(Options.SHOW_BYTES.defaultValue()).isFalse();
    assertThat(Options.MAX_IN_FLIGHT.defaultValue()).isEqualTo(1_000_000);
    assertThat(Options.REPORT.defaultValue()).isEqualTo(Report.ALL);
    assertThat(Options.FINDINGS_FILE.defaultValue()).isNull();
    assertThat(Options.ON_FINDING.defaultValue()).isEqualTo(OnFinding.LOG);
    assertThat(Options.EXIT_CODE.defaultValue()).isEqualTo(66);
    assertThat(Options.LOG_LEVEL.defaultValue()).isEqualTo(LogLevel.INFO);
    assertThat(Options.CONFIG.defaultValue()).isNull();
  }

  @Test
  void values() {
    assertThat(Options.ALL.stream().map(option -> option.key() + ": " + option.values()))
        .containsExactly(
            "enabled: true, false",
            "topics: *, topic globs separated by ':' ('!' in front excludes)",
            "sample: 1, a fraction in (0,1]",
            "watch: record, send",
            "headers: true, false",
            "producers: empty, class name globs separated by ':'",
            "stacks: sampled, all, off",
            "writer: auto, on, off",
            "writer-packages: empty, packages, or beginnings of class names, separated by ':'",
            "writer-for: 600s, a time such as 200ms or 2s",
            "pool: detect, protect, off",
            "stretch: off, FRACTION@DURATION such as 1%@2s or 0.01@200ms",
            "release: empty, methods as class#method, separated by ':'",
            "handover: empty, methods as class#method, separated by ':'",
            "handover-frameworks: true, false",
            "evidence: auto, hash, copy",
            "evidence-budget: 16MiB, a size such as 512KiB or 16MiB",
            "show-bytes: false, true",
            "max-in-flight: 1000000, a number from 1 to 100000000",
            "report: all, wire",
            "findings-file: empty, a path (%p: pid, %h: host, %t: start time)",
            "on-finding: log, exit",
            "exit-code: 66, a number from 1 to 255",
            "log-level: info, debug, warn",
            "config: empty, a path");
  }

  @Test
  void everyOptionOfTheClassIsInTheList() {
    List<Object> declared =
        Arrays.stream(Options.class.getFields())
            .filter(field -> Modifier.isStatic(field.getModifiers()))
            .filter(field -> field.getType() == Option.class)
            .map(
                field -> {
                  try {
                    return field.get(null);
                  } catch (IllegalAccessException e) {
                    throw new AssertionError(e);
                  }
                })
            .collect(Collectors.toList());
    assertThat(declared).hasSizeGreaterThan(10);
    assertThat(Options.ALL.stream().map(Object.class::cast)).containsExactlyElementsOf(declared);
  }

  @Test
  void keysAreUniqueLowerCaseWordsJoinedByHyphens() {
    assertThat(Options.ALL)
        .extracting(Option::key)
        .doesNotHaveDuplicates()
        .allMatch(key -> key.matches("[a-z]+(-[a-z]+)*"));
  }

  @Test
  void everyDefaultIsAValidValue() {
    assertThat(Options.ALL)
        .allSatisfy(option -> assertThatCode(option::defaultValue).doesNotThrowAnyException());
  }

  @Test
  void everyOptionCanBeSetByItsNamesInEachSource() {
    assertThat(Options.ALL)
        .allSatisfy(
            option -> {
              String named = "of option '" + option.key() + "'";
              assertThat(new Sources().property(option.systemProperty(), "%?\0").refusal())
                  .contains(named);
              assertThat(new Sources().environment(option.environmentVariable(), "%?\0").refusal())
                  .contains(named);
            });
  }

  @Test
  void namesOfAnOptionInTheSources() {
    assertThat(Options.MAX_IN_FLIGHT.key()).isEqualTo("max-in-flight");
    assertThat(Options.MAX_IN_FLIGHT.systemProperty()).isEqualTo("reusewatch.max-in-flight");
    assertThat(Options.MAX_IN_FLIGHT.environmentVariable()).isEqualTo("REUSEWATCH_MAX_IN_FLIGHT");
  }
}
