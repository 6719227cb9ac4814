package io.github.reusewatch.core.report;

import io.github.reusewatch.core.config.Choices.LogLevel;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** What a console prints, for a test to read. */
final class StandardError {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  final Console console;

  StandardError(LogLevel level) {
    console = new Console(new PrintStream(bytes, false, StandardCharsets.UTF_8), level);
  }

  String text() {
    return bytes.toString(StandardCharsets.UTF_8);
  }

  List<String> lines() {
    return text().lines().collect(Collectors.toList());
  }
}
