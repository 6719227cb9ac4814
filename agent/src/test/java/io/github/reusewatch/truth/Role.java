package io.github.reusewatch.truth;

/** The parts of a record that are handled rightly or wrongly. */
public enum Role {
  KEY,
  VALUE,
  HEADER;

  /** Of the header that is watched, beside the one that says which record it is. */
  public static final String HEADER_KEY = "payload";

  /** Of the header that holds the record's index and is never touched. */
  public static final String IDENTITY_KEY = "index";
}
