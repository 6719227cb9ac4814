package io.github.reusewatch.demo.bench;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A number of bytes, with the name it has in keys and tables. */
record Size(int bytes) {
  private static final Pattern FORM = Pattern.compile("(\\d{1,7})(B|KiB)");
  private static final int KIB = 1 << 10;

  /** The number of a record takes so many bytes, and a client refuses requests above 1 MiB. */
  private static final int SMALLEST = 16;

  private static final int LARGEST = 1_000_000;

  static Size of(String text) {
    Matcher form = FORM.matcher(text);
    if (!form.matches()) {
      throw new IllegalArgumentException(
          "'" + text + "' is no size: write it like 100B or 10KiB, " + range());
    }
    long bytes = Long.parseLong(form.group(1)) * (form.group(2).equals("B") ? 1 : KIB);
    if (bytes < SMALLEST || bytes > LARGEST) {
      throw new IllegalArgumentException("'" + text + "' is out of range: " + range());
    }
    return new Size((int) bytes);
  }

  private static String range() {
    return "from " + SMALLEST + "B to " + LARGEST + "B";
  }

  @Override
  public String toString() {
    return bytes % KIB == 0 ? bytes / KIB + "KiB" : bytes + "B";
  }
}
