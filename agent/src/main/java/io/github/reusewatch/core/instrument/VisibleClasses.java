package io.github.reusewatch.core.instrument;

import net.bytebuddy.dynamic.ClassFileLocator;

/** Where the class files are that a class sees which is just being loaded. */
final class VisibleClasses {
  private VisibleClasses() {}

  /** Its own as the JVM gave it, those of its class loader, and the JDK's and the bridge's. */
  static ClassFileLocator of(ClassLoader loader, String className, byte[] classFile) {
    return new ClassFileLocator.Compound(
        ClassFileLocator.Simple.of(className, classFile),
        ClassFileLocator.ForClassLoader.of(loader),
        ClassFileLocator.ForClassLoader.ofBootLoader());
  }
}
