package io.github.reusewatch.core.config;

/**
 * An option that cannot be understood. The message is the one line to show: it names the bad key or
 * value, where it came from and the remedy.
 */
public final class BadOptionException extends Exception {
  public BadOptionException(String message) {
    super(message);
  }
}
