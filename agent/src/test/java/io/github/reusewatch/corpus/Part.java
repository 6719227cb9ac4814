package io.github.reusewatch.corpus;

import java.util.Locale;

/** The part of a record whose bytes a case is about. */
enum Part {
  KEY,
  VALUE,
  HEADER;

  /** As findings name it. */
  String role() {
    return name().toLowerCase(Locale.ROOT);
  }
}
