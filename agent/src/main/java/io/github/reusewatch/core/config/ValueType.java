package io.github.reusewatch.core.config;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The form of an option's value: how it is read from text and described to people.
 *
 * <p>All forms are made while the JVM starts, and most of them are not asked for anything then. So
 * they are plain classes, of which lambdas would make the JDK generate as many, and compile their
 * patterns when they read.
 */
abstract class ValueType<T> {
  private final String form;

  private ValueType(String form) {
    this.form = form;
  }

  static ValueType<Boolean> bool() {
    return new ValueType<>("") {
      @Override
      List<String> words() {
        return List.of("true", "false");
      }

      @Override
      Boolean read(String text) {
        return Boolean.valueOf(text);
      }
    };
  }

  static <E extends Enum<E>> ValueType<E> oneOf(Class<E> type) {
    return new ValueType<>("") {
      @Override
      List<String> words() {
        List<String> words = new ArrayList<>();
        for (E constant : type.getEnumConstants()) {
          words.add(constant.name().toLowerCase(Locale.ROOT));
        }
        return words;
      }

      @Override
      E read(String text) {
        return Enum.valueOf(type, text.toUpperCase(Locale.ROOT));
      }
    };
  }

  static ValueType<Double> fraction() {
    return new ValueType<>("a fraction in (0,1]") {
      @Override
      Double read(String text) {
        require(text.matches("[0-9]*\\.?[0-9]+"));
        double value = Double.parseDouble(text);
        require(value > 0 && value <= 1);
        return value;
      }
    };
  }

  static ValueType<Integer> integer(int from, int to) {
    return new ValueType<>("a number from " + from + " to " + to) {
      @Override
      Integer read(String text) {
        require(text.matches("[0-9]{1,9}"));
        int value = Integer.parseInt(text);
        require(value >= from && value <= to);
        return value;
      }
    };
  }

  static ValueType<Long> size() {
    return new ValueType<>("a size such as 512KiB or 16MiB") {
      @Override
      Long read(String text) {
        Matcher matcher = Pattern.compile("(\\d{1,9})(B|KiB|MiB|GiB)?").matcher(text);
        require(matcher.matches());
        int power =
            matcher.group(2) == null
                ? 0
                : List.of("B", "KiB", "MiB", "GiB").indexOf(matcher.group(2));
        return Long.parseLong(matcher.group(1)) << (10 * power);
      }
    };
  }

  static ValueType<Stretch> stretch() {
    return new ValueType<>("FRACTION@DURATION such as 1%@2s or 0.01@200ms") {
      @Override
      Stretch read(String text) {
        return Stretch.parse(text);
      }
    };
  }

  static ValueType<TopicFilter> topics() {
    return new ValueType<>("topic globs separated by ':' ('!' in front excludes)") {
      @Override
      TopicFilter read(String text) {
        return TopicFilter.parse(text);
      }
    };
  }

  static ValueType<ClassPrefixes> classPrefixes() {
    return new ValueType<>("packages, or beginnings of class names, separated by ':'") {
      @Override
      ClassPrefixes read(String text) {
        return ClassPrefixes.parse(text);
      }
    };
  }

  static ValueType<Duration> duration() {
    return new ValueType<>("a time such as 200ms or 2s") {
      @Override
      Duration read(String text) {
        Matcher matcher = Pattern.compile("(\\d{1,9})(ms|s)").matcher(text);
        require(matcher.matches());
        long number = Long.parseLong(matcher.group(1));
        require(number > 0);
        return matcher.group(2).equals("s")
            ? Duration.ofSeconds(number)
            : Duration.ofMillis(number);
      }
    };
  }

  static ValueType<ClassNames> classes() {
    return new ValueType<>("class name globs separated by ':'") {
      @Override
      ClassNames read(String text) {
        return ClassNames.parse(text);
      }
    };
  }

  static ValueType<MethodNames> methods() {
    return new ValueType<>("methods as class#method, separated by ':'") {
      @Override
      MethodNames read(String text) {
        return MethodNames.parse(text);
      }
    };
  }

  /** Empty text is no path: {@code null}. */
  static ValueType<Path> path() {
    return new ValueType<>("a path") {
      @Override
      Path read(String text) {
        try {
          return text.isEmpty() ? null : Path.of(text);
        } catch (InvalidPathException e) {
          throw new IllegalArgumentException(e.getReason(), e);
        }
      }
    };
  }

  /** Empty text is no pattern: {@code null}. */
  static ValueType<String> pathPattern() {
    return new ValueType<>("a path (%p: pid, %h: host, %t: start time)") {
      @Override
      String read(String text) {
        if (text.isEmpty()) {
          return null;
        }
        require(!Pattern.compile("%(?![pht])").matcher(text).find());
        return text;
      }
    };
  }

  /**
   * @throws IllegalArgumentException if the text has another form
   */
  final T parse(String text) {
    List<String> words = words();
    require(words.isEmpty() || words.contains(text));
    return read(text);
  }

  /** One of {@link #words}, if there are any. */
  abstract T read(String text);

  /** What {@link #parse} takes, as the end of the sentence "expected …". */
  final String expected() {
    List<String> words = words();
    return words.isEmpty() ? form : String.join(" or ", words);
  }

  /** The only values there are; empty if there are others than can be listed. */
  List<String> words() {
    return List.of();
  }

  final String othersThan(String defaultText) {
    List<String> others = new ArrayList<>(words());
    if (others.isEmpty()) {
      return form;
    }
    others.remove(defaultText);
    return String.join(", ", others);
  }

  private static void require(boolean condition) {
    if (!condition) {
      throw new IllegalArgumentException();
    }
  }
}
