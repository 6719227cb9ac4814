package io.github.reusewatch.core.instrument;

import io.github.reusewatch.core.report.Console;
import java.util.List;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.pool.TypePool;

/**
 * Puts the hooks into frameworks that keep payloads: both ends of one, or none. A class whose other
 * end its loader does not see is left alone: no record is made of what it holds.
 */
final class FrameworkInstrumentation {
  private final List<FrameworkHook> hooks =
      List.of(new SourceRecordHook(), new SourceTaskHook(), new MessageHook(), new TemplateHook());
  private final Console console;

  FrameworkInstrumentation(Console console) {
    this.console = console;
  }

  /**
   * Puts the hook into a class of a framework.
   *
   * @return {@code null} to leave the class as it is
   */
  byte[] instrument(ClassLoader loader, String className, byte[] classFile) {
    ClassFileLocator classes = VisibleClasses.of(loader, className, classFile);
    TypePool pool = TypePool.Default.of(classes);
    FrameworkHook hook = named(className);
    TypePool.Resolution otherEnd = pool.describe(hook.otherEnd());
    if (!otherEnd.isResolved()) {
      return null;
    }
    String missing = hook.missingIn(pool.describe(className).resolve());
    String missingInOtherEnd = named(hook.otherEnd()).missingIn(otherEnd.resolve());
    if (missing != null || missingInOtherEnd != null || !ClientPlans.seesBridge(loader)) {
      console.warn(
          "the payloads that "
              + hook.framework()
              + " keeps before it builds a record are not watched before that: "
              + className
              + " loaded by "
              + LoaderName.of(loader)
              + (missing != null
                  ? ": " + missing
                  : missingInOtherEnd != null
                      ? ": " + hook.otherEnd() + " has " + missingInOtherEnd
                      : ": the class loader does not see the agent's bridge"));
      return null;
    }
    byte[] hooked =
        hook.apply(Decoration.of(pool.describe(className).resolve(), classes))
            .make(pool)
            .getBytes();
    console.info(
        "watching the payloads that "
            + hook.framework()
            + " keeps: "
            + className
            + " loaded by "
            + LoaderName.of(loader));
    return hooked;
  }

  private FrameworkHook named(String className) {
    return hooks.stream()
        .filter(hook -> hook.className().equals(className))
        .findFirst()
        .orElseThrow();
  }
}
