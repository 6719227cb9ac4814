package io.github.reusewatch.core;

import java.lang.instrument.Instrumentation;
import java.util.Map;
import java.util.Set;

/**
 * Runs the agent's last look after the application's shutdown hooks: they may still close
 * producers, which acknowledges sends, and only then is it known what was never acknowledged.
 *
 * <p>Hooks of {@link Runtime#addShutdownHook} run all at once. The JDK itself runs its own steps
 * one after another in numbered slots (java.lang.Shutdown: 0 restores the console, 1 runs the
 * application's hooks, 2 deletes files on exit); the agent takes a later one. Where the JDK has it
 * elsewhere, an ordinary hook has to do.
 */
final class ShutdownSlot {
  /** Behind all that the JDK uses (0 to 2, of 10). */
  private static final int SLOT = 7;

  private ShutdownSlot() {}

  /**
   * Registers {@code last} in the slot, or as an ordinary hook.
   *
   * @return whether it runs after the application's hooks
   */
  static boolean register(Instrumentation instrumentation, Runnable last) {
    for (String packageName : new String[] {"jdk.internal.access", "jdk.internal.misc"}) {
      try {
        Module javaBase = Object.class.getModule();
        instrumentation.redefineModule(
            javaBase,
            Set.of(),
            Map.of(packageName, Set.of(ShutdownSlot.class.getModule())),
            Map.of(),
            Set.of(),
            Map.of());
        Object access =
            Class.forName(packageName + ".SharedSecrets")
                .getMethod("getJavaLangAccess")
                .invoke(null);
        Class.forName(packageName + ".JavaLangAccess")
            .getMethod("registerShutdownHook", int.class, boolean.class, Runnable.class)
            .invoke(access, SLOT, false, last);
        return true;
      } catch (ReflectiveOperationException | RuntimeException | LinkageError e) {
        // Another JDK, another place: try the next.
      }
    }
    Runtime.getRuntime().addShutdownHook(new Thread(last, "reusewatch-exit"));
    return false;
  }
}
