package io.github.reusewatch.writers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file to read from; its first 64 bytes are zero. */
final class InputFile {
  private static final int LENGTH = 64;

  private InputFile() {}

  static Path create() throws IOException {
    Path file = Files.createTempFile("writers", null);
    file.toFile().deleteOnExit();
    return Files.write(file, new byte[LENGTH]);
  }
}
