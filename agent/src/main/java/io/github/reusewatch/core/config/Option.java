package io.github.reusewatch.core.config;

import java.util.Locale;

/**
 * One option of the agent.
 *
 * @param <T> the type of its value
 */
public final class Option<T> {
  private final String key;
  private final ValueType<T> type;
  private final String defaultText;
  private final String meaning;

  Option(String key, ValueType<T> type, String defaultText, String meaning) {
    this.key = key;
    this.type = type;
    this.defaultText = defaultText;
    this.meaning = meaning;
  }

  /** As an agent argument and in a file. */
  public String key() {
    return key;
  }

  /** As a system property. */
  public String systemProperty() {
    return OptionSources.PROPERTY_PREFIX + key;
  }

  /** As an environment variable. */
  public String environmentVariable() {
    return OptionSources.ENVIRONMENT_PREFIX + key.toUpperCase(Locale.ROOT).replace('-', '_');
  }

  /** The values it takes, default first. */
  public String values() {
    String others = type.othersThan(defaultText);
    return (defaultText.isEmpty() ? "empty" : defaultText)
        + (others.isEmpty() ? "" : ", " + others);
  }

  /** What it does, in one sentence. */
  public String meaning() {
    return meaning;
  }

  ValueType<T> type() {
    return type;
  }

  T defaultValue() {
    return type.parse(defaultText);
  }
}
