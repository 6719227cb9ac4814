package io.github.reusewatch.it;

import java.util.Locale;

/** The values of the agent's option {@code pool}. */
enum PoolMode {
  DETECT("at-risk"),
  PROTECT("protected"),
  OFF("");

  private final String wireOfFreed;

  PoolMode(String wireOfFreed) {
    this.wireOfFreed = wireOfFreed;
  }

  /** The option's value. */
  String option() {
    return name().toLowerCase(Locale.ROOT);
  }

  String wireOfFreed() {
    return wireOfFreed;
  }
}
