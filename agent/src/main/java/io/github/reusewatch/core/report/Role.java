package io.github.reusewatch.core.report;

import java.util.Locale;

/** Which part of a record changed, or that it is a whole batch. */
public enum Role {
  KEY,
  VALUE,
  HEADER,
  /** All records of one partition that the client sends together. */
  BATCH;

  /** As in the JSON. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }
}
