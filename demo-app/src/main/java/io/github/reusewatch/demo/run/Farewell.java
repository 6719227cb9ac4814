package io.github.reusewatch.demo.run;

/**
 * Tells the person who pressed Ctrl-C that it is heard. The processes and the files have hooks of
 * their own.
 */
public final class Farewell {
  private final Thread hook;

  /**
   * From now on it would be said.
   *
   * @param screen where
   */
  public Farewell(Screen screen) {
    hook =
        new Thread(
            () -> screen.lastStep("interrupted: ending all processes, removing their files"),
            "farewell");
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /**
   * Whether this JVM is on its way out: then everything fails that still runs, and that is no news.
   *
   * @return whether it is
   */
  public static boolean isUnderWay() {
    Thread probe = new Thread();
    try {
      Runtime.getRuntime().addShutdownHook(probe);
      return !Runtime.getRuntime().removeShutdownHook(probe);
    } catch (IllegalStateException exiting) {
      return true;
    }
  }

  /** For a run that has come to its end by itself. */
  public void cancel() {
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException exiting) {
      // The farewell is being said.
      return;
    }
  }
}
