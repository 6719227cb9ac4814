package io.github.reusewatch.core.report;

/**
 * Names that come from the application, made fit for a terminal: no line of a finding can be forged
 * by a thread's name, and none is longer than a person reads.
 */
final class Printable {
  private static final int MOST = 200;

  private Printable() {}

  static String of(String name) {
    StringBuilder out = new StringBuilder(Math.min(name.length(), MOST) + 16);
    name.chars()
        .limit(MOST)
        .forEach(
            c ->
                out.append(
                    Character.isISOControl(c) || c == '\u2028' || c == '\u2029'
                        ? String.format("\\u%04x", c)
                        : String.valueOf((char) c)));
    return name.length() > MOST
        ? out.append("... (").append(name.length()).append(" characters)").toString()
        : out.toString();
  }
}
