package io.github.reusewatch.core.instrument;

import io.github.reusewatch.core.config.MethodNames;
import io.github.reusewatch.core.report.Console;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import net.bytebuddy.description.type.TypeDescription;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.dynamic.DynamicType;
import net.bytebuddy.pool.TypePool;

/** Puts advice into the methods that {@code release} and {@code handover} name, and says so. */
final class OwnershipInstrumentation {
  private final Map<OwnershipHook, MethodNames> names;
  private final Console console;

  OwnershipInstrumentation(Map<OwnershipHook, MethodNames> names, Console console) {
    this.names = names;
    this.console = console;
  }

  /**
   * Puts the advice into a class that declares methods of such names.
   *
   * @param matched is given what names, of which option, were met
   * @return {@code null} to leave the class as it is
   */
  byte[] instrument(
      ClassLoader loader,
      String className,
      byte[] classFile,
      Map<OwnershipHook, Set<String>> matched) {
    ClassFileLocator classes = VisibleClasses.of(loader, className, classFile);
    TypePool pool = TypePool.Default.of(classes);
    TypeDescription type = pool.describe(className).resolve();
    DynamicType.Builder<?> builder = null;
    StringBuilder said = new StringBuilder();
    for (Map.Entry<OwnershipHook, MethodNames> entry : names.entrySet()) {
      NamedMethods methods = new NamedMethods(entry.getValue(), type);
      if (!methods.isEmpty()) {
        OwnershipHook hook = entry.getKey();
        builder =
            methods.advise(builder == null ? Decoration.of(type, classes) : builder, hook.advice());
        matched.computeIfAbsent(hook, h -> ConcurrentHashMap.newKeySet()).addAll(methods.matched());
        said.append(said.length() == 0 ? "" : "; ")
            .append(hook.option())
            .append(" methods ")
            .append(methods.described());
      }
    }
    if (builder == null) {
      return null;
    }
    if (!ClientPlans.seesBridge(loader)) {
      console.warn(
          said
              + " of "
              + className
              + " loaded by "
              + LoaderName.of(loader)
              + " are not watched: this class loader does not see io.github.reusewatch.bridge on the bootstrap class path. In OSGi add it to org.osgi.framework.bootdelegation.");
      return null;
    }
    byte[] hooked = builder.make(pool).getBytes();
    console.info(said + " of " + className + " loaded by " + LoaderName.of(loader));
    return hooked;
  }
}
