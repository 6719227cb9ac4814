package io.github.reusewatch.core.instrument;

import io.github.reusewatch.bridge.SendBridge;
import io.github.reusewatch.core.report.Console;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Set;

/** Finds the classes of the frameworks that keep payloads before they build a record of them. */
public final class FrameworkTransformer implements ClassFileTransformer {
  private static final Set<String> CLASSES =
      Set.of(
          SourceRecordHook.NAME.replace('.', '/'),
          SourceTaskHook.NAME.replace('.', '/'),
          MessageHook.NAME.replace('.', '/'),
          TemplateHook.NAME.replace('.', '/'));

  private final Console console;
  private FrameworkInstrumentation instrumentation;

  public FrameworkTransformer(Console console) {
    this.console = console;
  }

  /** Whether this is a class of such a framework. */
  static boolean knows(String internalName) {
    return CLASSES.contains(internalName);
  }

  @Override
  public byte[] transform(
      ClassLoader loader,
      String internalName,
      Class<?> redefined,
      ProtectionDomain domain,
      byte[] classFile) {
    // A class that is being redefined has its hook, and can get no further field.
    if (internalName == null || redefined != null || loader == null || !knows(internalName)) {
      return null;
    }
    try {
      return instrumentation().instrument(loader, internalName.replace('/', '.'), classFile);
    } catch (Throwable e) {
      SendBridge.error(e);
      console.warn(
          "payloads in "
              + internalName.replace('/', '.')
              + " loaded by "
              + LoaderName.of(loader)
              + " are not watched: "
              + e);
      return null;
    }
  }

  private synchronized FrameworkInstrumentation instrumentation() {
    if (instrumentation == null) {
      instrumentation = new FrameworkInstrumentation(console);
    }
    return instrumentation;
  }
}
