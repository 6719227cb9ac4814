package io.github.reusewatch.core.report;

import java.util.Locale;

/** How bad a finding is. */
public enum Severity {
  /** The broker got wrong bytes, or may have. */
  ERROR,
  /** The broker got the right bytes, or none; what re-reads the array is in danger. */
  WARNING;

  /** As in the JSON. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
