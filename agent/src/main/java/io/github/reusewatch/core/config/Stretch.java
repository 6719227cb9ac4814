package io.github.reusewatch.core.config;

import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What part of the sends is held at their entry, and for how long. Immutable. */
public final class Stretch {
  private static final String OFF = "off";

  private static final Pattern FRACTION = Pattern.compile("([0-9]*\\.?[0-9]+)(%?)");

  /**
   * Longer than any of the client's own deadlines is by default: then it is no broker's absence any
   * more.
   */
  private static final Duration LONGEST = Duration.ofMinutes(10);

  private final String text;
  private final double fraction;
  private final Duration duration;

  private Stretch(String text, double fraction, Duration duration) {
    this.text = text;
    this.fraction = fraction;
    this.duration = duration;
  }

  static Stretch parse(String text) {
    if (text.equals(OFF)) {
      return new Stretch(text, 0, Duration.ZERO);
    }
    String[] parts = text.split("@", -1);
    if (parts.length != 2) {
      throw new IllegalArgumentException("or 'off'");
    }
    return new Stretch(text, fraction(parts[0]), duration(parts[1]));
  }

  private static double fraction(String text) {
    Matcher matcher = FRACTION.matcher(text);
    if (matcher.matches()) {
      double number = Double.parseDouble(matcher.group(1));
      double fraction = matcher.group(2).isEmpty() ? number : number / 100;
      if (fraction > 0 && fraction <= 1) {
        return fraction;
      }
    }
    throw new IllegalArgumentException(
        "'" + text + "' is neither a fraction in (0,1] nor a percentage in (0%,100%]");
  }

  private static Duration duration(String text) {
    ValueType<Duration> type = ValueType.duration();
    Duration duration;
    try {
      duration = type.parse(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("'" + text + "' is not " + type.expected(), e);
    }
    if (duration.compareTo(LONGEST) > 0) {
      throw new IllegalArgumentException(
          "'" + text + "' is longer than " + LONGEST.toSeconds() + "s");
    }
    return duration;
  }

  public boolean isOn() {
    return fraction > 0;
  }

  /** The part of the sends that is held, in (0,1]; 0 if none is. */
  public double fraction() {
    return fraction;
  }

  /** For how long each is held; 0 if none is. */
  public long nanos() {
    return duration.toNanos();
  }

  /** As the option's value was written: {@code 1%@2s}. */
  @Override
  public String toString() {
    return text;
  }
}
