package io.github.reusewatch.core.report;

import java.util.Locale;

/** Which part of a record changed. */
public enum Role {
  KEY,
  VALUE,
  HEADER;

  /** As in the JSON. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
