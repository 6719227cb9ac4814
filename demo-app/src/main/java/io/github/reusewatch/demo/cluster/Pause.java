package io.github.reusewatch.demo.cluster;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;

/**
 * Holds a process by SIGSTOP. A stopped process does not notice that its parent is gone, so a small
 * shell watches over it: it lets the process go on when its own input ends, be it by SIGKILL of
 * this JVM.
 */
final class Pause implements AutoCloseable {
  /** Ctrl-C goes to the shell, too, and must not end it early. */
  private static final String SCRIPT =
      "trap '' INT TERM HUP; kill -STOP \"$0\" || exit; echo held; read -r end; kill -CONT \"$0\"";

  private final Process shell;

  /** Returns when the signal is sent. */
  Pause(long pid) {
    try {
      shell =
          new ProcessBuilder("sh", "-c", SCRIPT, Long.toString(pid))
              // It complains of a process that was killed meanwhile, which is no news.
              .redirectError(Redirect.DISCARD)
              .start();
      if (shell.inputReader().readLine() == null) {
        throw new ClusterException("process " + pid + " cannot be paused");
      }
    } catch (IOException e) {
      throw new ClusterException("process " + pid + " cannot be paused", e);
    }
  }

  /** Returns when the process goes on. */
  @Override
  public void close() {
    try {
      shell.getOutputStream().close();
    } catch (IOException endedAlready) {
      // It has nothing left to do.
      return;
    }
    shell.onExit().join();
  }
}
