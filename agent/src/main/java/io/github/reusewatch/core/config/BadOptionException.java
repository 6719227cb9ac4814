package io.github.reusewatch.core.config;

/**
 * An option that cannot be understood. The message is the one line to show: it names the bad key or
 * value, where it came from and the remedy.
 */
public final class BadOptionException extends Exception {
  /**
   * Keys, values and paths come from outside: a control character in one is shown as its escape, so
   * that the message stays one line.
   */
  public BadOptionException(String message) {
    super(escaped(message));
  }

  private static String escaped(String message) {
    StringBuilder out = new StringBuilder(message.length());
    message
        .chars()
        .forEach(
            c ->
                out.append(
                    Character.isISOControl(c)
                        ? String.format("\\u%04x", c)
                        : String.valueOf((char) c)));
    return out.toString();
  }
}
