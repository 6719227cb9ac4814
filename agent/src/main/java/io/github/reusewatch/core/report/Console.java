package io.github.reusewatch.core.report;

import io.github.reusewatch.core.config.Choices.LogLevel;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.util.function.Consumer;

/**
 * The agent's only way to a person's eyes: the process's standard error, one write a block.
 *
 * <p>Not {@code System.err}, which applications redirect into their loggers, and loggers into
 * Kafka; and no logging library, whose settings are JVM-wide system properties that belong to the
 * application.
 */
public final class Console {
  private final PrintStream out;
  private final LogLevel level;
  private volatile Consumer<String> background;

  /** On the process's standard error. */
  public Console(LogLevel level) {
    this(
        new PrintStream(
            new BufferedOutputStream(new FileOutputStream(FileDescriptor.err), 8192), false),
        level);
  }

  Console(PrintStream out, LogLevel level) {
    this.out = out;
    this.level = level;
  }

  /** At {@code log-level=debug}. */
  public void debug(String line) {
    if (level == LogLevel.DEBUG) {
      print("reusewatch: " + line);
    }
  }

  /** At {@code log-level=info} and {@code debug}. */
  public void info(String line) {
    if (level != LogLevel.WARN) {
      print("reusewatch: " + line);
    }
  }

  /** Always: what limits the watch. */
  public void warn(String line) {
    print("reusewatch: " + line);
  }

  /** Always, and as it is: findings and the summary. */
  public void print(String text) {
    Consumer<String> writer = background;
    if (writer == null) {
      write(text);
    } else {
      writer.accept(text);
    }
  }

  /**
   * From now on texts go to {@code writer}, which calls {@link #write} on a thread of its own; with
   * {@code null} they are written by who prints. A pipe that nobody reads blocks its writers, and
   * neither class loading nor the end of the process may wait for it.
   */
  void writeThrough(Consumer<String> writer) {
    background = writer;
  }

  void write(String text) {
    synchronized (out) {
      out.println(text);
      out.flush();
    }
  }
}
