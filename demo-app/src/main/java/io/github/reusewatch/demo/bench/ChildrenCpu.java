package io.github.reusewatch.demo.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** CPU time of all child processes of this one that have ended. */
final class ChildrenCpu {
  private static final Path STAT = Path.of("/proc/self/stat");

  /** Linux counts in these for whoever reads, whatever the kernel's own clock. */
  private static final int MILLIS_PER_TICK = 10;

  private static final int USER = 13;
  private static final int SYSTEM = 14;

  private ChildrenCpu() {}

  /** Null where the system does not tell. */
  static Double millis() {
    try {
      String stat = Files.readString(STAT);
      // The second field is a name in parentheses, which may have blanks.
      String[] afterName = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
      long ticks = Long.parseLong(afterName[USER]) + Long.parseLong(afterName[SYSTEM]);
      return (double) (ticks * MILLIS_PER_TICK);
    } catch (IOException anotherSystem) {
      return null;
    }
  }
}
