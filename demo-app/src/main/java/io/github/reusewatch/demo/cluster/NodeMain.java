package io.github.reusewatch.demo.cluster;

import java.io.IOException;
import java.util.Arrays;

/**
 * Runs another main class, and ends the process when its parent is gone, be it by SIGKILL: the
 * parent holds the other end of this process's standard input and never writes to it.
 */
public final class NodeMain {
  private static final int PARENT_GONE = 3;

  private NodeMain() {}

  /**
   * Starts {@code args[0]} with the remaining arguments.
   *
   * @param args the main class and its arguments
   */
  public static void main(String[] args) throws ReflectiveOperationException {
    Thread watch = new Thread(NodeMain::haltWithParent, "parent-watch");
    watch.setDaemon(true);
    watch.start();
    Class.forName(args[0])
        .getMethod("main", String[].class)
        .invoke(null, (Object) Arrays.copyOfRange(args, 1, args.length));
  }

  private static void haltWithParent() {
    try {
      int read;
      do {
        read = System.in.read();
      } while (read >= 0);
    } catch (IOException asGoodAsEndOfInput) {
      // The parent's end is closed, which is all there is to know.
    }
    Runtime.getRuntime().halt(PARENT_GONE);
  }
}
