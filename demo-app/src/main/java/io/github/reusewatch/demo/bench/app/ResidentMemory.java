package io.github.reusewatch.demo.bench.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** What Linux tells of this process's memory. */
final class ResidentMemory {
  private static final Path STATUS = Path.of("/proc/self/status");

  private ResidentMemory() {}

  static Double nowMiB() {
    return read("VmRSS:");
  }

  static Double peakMiB() {
    return read("VmHWM:");
  }

  /** Null on other systems. */
  private static Double read(String field) {
    try {
      for (String line : Files.readAllLines(STATUS)) {
        if (line.startsWith(field)) {
          String kiB = line.substring(field.length()).replace("kB", "").trim();
          return Long.parseLong(kiB) / 1024.0;
        }
      }
    } catch (IOException anotherSystem) {
      return null;
    }
    return null;
  }
}
