package io.github.reusewatch.demo.bench;

import java.util.Locale;
import java.util.Optional;

/** Figures as tables show them. */
final class Numbers {
  /** What was not measured is not 0. */
  static final String NONE = "—";

  private Numbers() {}

  /** The median, and the smallest and largest in parentheses. */
  static String spread(Optional<Spread> spread, int decimals) {
    return spread
        .map(
            s ->
                "%s (%s–%s)"
                    .formatted(
                        number(s.median(), decimals),
                        number(s.min(), decimals),
                        number(s.max(), decimals)))
        .orElse(NONE);
  }

  static String median(Optional<Spread> spread, int decimals) {
    return spread.map(s -> number(s.median(), decimals)).orElse(NONE);
  }

  static String number(double value, int decimals) {
    return String.format(Locale.ROOT, "%,." + decimals + "f", value);
  }

  /** As {@link #spread}, with about three digits. */
  static String threeDigits(Optional<Spread> spread) {
    return spread.map(s -> spread(spread, decimals(s.median()))).orElse(NONE);
  }

  /** As {@link #median}, with about three digits. */
  static String threeDigitsMedian(Optional<Spread> spread) {
    return spread.map(s -> median(spread, decimals(s.median()))).orElse(NONE);
  }

  private static int decimals(double value) {
    return value < 10 ? 2 : value < 100 ? 1 : 0;
  }
}
