package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.config.BadOptionException;
import io.github.reusewatch.core.config.Config;
import java.util.Map;
import java.util.Properties;

/** Options for the tests. */
final class Configs {
  private Configs() {}

  static Config defaults() {
    return of(null);
  }

  /** By an agent argument. */
  static Config of(String argument) {
    try {
      return Config.read(argument, new Properties(), Map.of());
    } catch (BadOptionException e) {
      throw new AssertionError(e);
    }
  }
}
