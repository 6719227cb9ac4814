package io.github.reusewatch.core;

import java.lang.instrument.Instrumentation;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.Map;
import java.util.Set;

/**
 * Runs the agent's last look after the application's shutdown hooks: they may still close
 * producers, which acknowledges sends, and only then is it known what was never acknowledged.
 *
 * <p>Hooks of {@link Runtime#addShutdownHook} run all at once. The JDK itself runs its own steps
 * one after another in numbered slots (java.lang.Shutdown: 0 restores the console, 1 runs the
 * application's hooks, 2 deletes files on exit); the agent takes a later one. The JDK lets a later
 * one be taken while the hooks run, and that is when the agent does it: it takes 5 to 15 ms, by
 * which {@code main} would begin later.
 */
final class ShutdownSlot {
  /** Behind all that the JDK uses (0 to 2, of 10). */
  private static final int SLOT = 7;

  private static final boolean ALSO_WHILE_HOOKS_RUN = true;

  private ShutdownSlot() {}

  /**
   * Registers {@code last} in the slot.
   *
   * @return whether that could be done, so that it will run after the application's hooks
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
        registrar(packageName).invoke(SLOT, ALSO_WHILE_HOOKS_RUN, last);
        return true;
      } catch (Throwable e) {
        // Another JDK, another place: try the next.
      }
    }
    return false;
  }

  /** By handles: reflection would load the types of all the methods beside the wanted one. */
  private static MethodHandle registrar(String packageName) throws Throwable {
    Class<?> secrets = Class.forName(packageName + ".SharedSecrets");
    Class<?> access = Class.forName(packageName + ".JavaLangAccess");
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    return lookup
        .findVirtual(
            access,
            "registerShutdownHook",
            MethodType.methodType(void.class, int.class, boolean.class, Runnable.class))
        .bindTo(
            lookup
                .findStatic(secrets, "getJavaLangAccess", MethodType.methodType(access))
                .invoke());
  }
}
