package io.github.reusewatch.core.config;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The form of an option's value: how it is read from text and described to people. */
final class ValueType<T> {
  private final String form;
  private final List<String> words;
  private final Function<String, T> parser;

  private ValueType(String form, List<String> words, Function<String, T> parser) {
    this.form = form;
    this.words = words;
    this.parser = parser;
  }

  static ValueType<Boolean> bool() {
    return new ValueType<>("", List.of("true", "false"), Boolean::valueOf);
  }

  static <E extends Enum<E>> ValueType<E> oneOf(Class<E> type) {
    List<String> words =
        Arrays.stream(type.getEnumConstants())
            .map(e -> e.name().toLowerCase(Locale.ROOT))
            .collect(Collectors.toUnmodifiableList());
    return new ValueType<>("", words, text -> Enum.valueOf(type, text.toUpperCase(Locale.ROOT)));
  }

  static ValueType<Double> fraction() {
    return new ValueType<>(
        "a fraction in (0,1]",
        List.of(),
        text -> {
          require(text.matches("[0-9]*\\.?[0-9]+"));
          double value = Double.parseDouble(text);
          require(value > 0 && value <= 1);
          return value;
        });
  }

  static ValueType<Integer> integer(int from, int to) {
    return new ValueType<>(
        "a number from " + from + " to " + to,
        List.of(),
        text -> {
          require(text.matches("[0-9]{1,9}"));
          int value = Integer.parseInt(text);
          require(value >= from && value <= to);
          return value;
        });
  }

  static ValueType<Long> size() {
    Pattern size = Pattern.compile("(\\d{1,9})(B|KiB|MiB|GiB)?");
    return new ValueType<>(
        "a size such as 512KiB or 16MiB",
        List.of(),
        text -> {
          Matcher matcher = size.matcher(text);
          require(matcher.matches());
          int power =
              matcher.group(2) == null
                  ? 0
                  : List.of("B", "KiB", "MiB", "GiB").indexOf(matcher.group(2));
          return Long.parseLong(matcher.group(1)) << (10 * power);
        });
  }

  static ValueType<Stretch> stretch() {
    return new ValueType<>(
        "FRACTION@DURATION such as 1%@2s or 0.01@200ms", List.of(), Stretch::parse);
  }

  static ValueType<TopicFilter> topics() {
    return new ValueType<>(
        "topic globs separated by ':' ('!' in front excludes)", List.of(), TopicFilter::parse);
  }

  static ValueType<ClassPrefixes> classPrefixes() {
    return new ValueType<>(
        "packages, or beginnings of class names, separated by ':'",
        List.of(),
        ClassPrefixes::parse);
  }

  static ValueType<Duration> duration() {
    Pattern duration = Pattern.compile("(\\d{1,9})(ms|s)");
    return new ValueType<>(
        "a time such as 200ms or 2s",
        List.of(),
        text -> {
          Matcher matcher = duration.matcher(text);
          require(matcher.matches());
          long number = Long.parseLong(matcher.group(1));
          require(number > 0);
          return matcher.group(2).equals("s")
              ? Duration.ofSeconds(number)
              : Duration.ofMillis(number);
        });
  }

  static ValueType<ClassNames> classes() {
    return new ValueType<>("class name globs separated by ':'", List.of(), ClassNames::parse);
  }

  static ValueType<MethodNames> methods() {
    return new ValueType<>(
        "methods as class#method, separated by ':'", List.of(), MethodNames::parse);
  }

  /** Empty text is no path: {@code null}. */
  static ValueType<Path> path() {
    return new ValueType<>(
        "a path",
        List.of(),
        text -> {
          try {
            return text.isEmpty() ? null : Path.of(text);
          } catch (InvalidPathException e) {
            throw new IllegalArgumentException(e.getReason(), e);
          }
        });
  }

  /** Empty text is no pattern: {@code null}. */
  static ValueType<String> pathPattern() {
    Pattern placeholder = Pattern.compile("%(?![pht])");
    return new ValueType<>(
        "a path (%p: pid, %h: host, %t: start time)",
        List.of(),
        text -> {
          require(!placeholder.matcher(text).find());
          return text.isEmpty() ? null : text;
        });
  }

  /**
   * @throws IllegalArgumentException if the text has another form
   */
  T parse(String text) {
    require(words.isEmpty() || words.contains(text));
    return parser.apply(text);
  }

  /** What {@link #parse} takes, as the end of the sentence "expected …". */
  String expected() {
    return words.isEmpty() ? form : String.join(" or ", words);
  }

  List<String> words() {
    return words;
  }

  String othersThan(String defaultText) {
    return words.isEmpty()
        ? form
        : words.stream()
            .filter(word -> !word.equals(defaultText))
            .collect(Collectors.joining(", "));
  }

  private static void require(boolean condition) {
    if (!condition) {
      throw new IllegalArgumentException();
    }
  }
}
