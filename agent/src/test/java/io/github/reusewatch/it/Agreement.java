package io.github.reusewatch.it;

import java.util.Locale;

/** How what the agent said of a part of a record stands to what the broker has. */
enum Agreement {
  /** Right bytes, and no finding that says otherwise. */
  INTACT,
  /** Wrong bytes, and the finding for them. */
  FLAGGED,
  /** Wrong bytes, and no finding, or one that says they are right or never arrived. */
  MISSED,
  /** Wrong bytes, and a finding that does not know it. */
  UNKNOWN_THOUGH_CHANGED,
  /** Right bytes, and a finding that says they are wrong. */
  FALSE,
  /** Not found or not known, where it cannot be told from outside. */
  LEFT_OUT,
  /** Right bytes, and a finding that does not know it. */
  UNKNOWN_THOUGH_INTACT,
  /** Right bytes, and a finding that says they never arrived. */
  NONE_THOUGH_ARRIVED,
  /** The right finding with checksums that are not those of the bytes. */
  WRONG_CHECKSUM,
  /** The right finding, but at the place it names there is another record, or none. */
  WRONG_PLACE;

  String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  /** Of an agent that keeps silent or says that it does not know; not of one that guesses. */
  boolean isForgivable() {
    return this == MISSED || this == UNKNOWN_THOUGH_CHANGED || this == UNKNOWN_THOUGH_INTACT;
  }

  boolean isRight() {
    return this == INTACT || this == FLAGGED || this == LEFT_OUT;
  }
}
