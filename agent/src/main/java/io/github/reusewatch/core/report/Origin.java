package io.github.reusewatch.core.report;

import java.io.File;
import java.io.IOException;

/**
 * The process that findings are of. Found out when it is first asked for, mostly after the start of
 * the JVM: the resolver may take seconds for the host.
 */
final class Origin {
  private long pid;
  private String host;

  /** This process. */
  Origin() {}

  Origin(long pid, String host) {
    this.pid = pid;
    this.host = host;
  }

  synchronized long pid() {
    if (pid == 0) {
      pid = thisPid();
    }
    return pid;
  }

  synchronized String host() {
    if (host == null) {
      host = HostName.get();
    }
    return host;
  }

  /** {@code ProcessHandle} starts a thread pool, which takes longer than the rest of the start. */
  private static long thisPid() {
    try {
      String name = new File("/proc/self").getCanonicalFile().getName();
      if (!name.equals("self")) {
        return Long.parseLong(name);
      }
    } catch (IOException | NumberFormatException e) {
      // Another operating system, or one that hides it.
    }
    return ProcessHandle.current().pid();
  }
}
