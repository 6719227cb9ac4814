package io.github.reusewatch.core.instrument;

import java.util.List;

/** The JDK's own classes, told by their internal names. */
final class JdkClasses {
  private static final List<String> PACKAGES =
      List.of("java/", "javax/", "jdk/", "sun/", "com/sun/");

  private JdkClasses() {}

  static boolean include(String internalName) {
    for (String each : PACKAGES) {
      if (internalName.startsWith(each)) {
        return true;
      }
    }
    return false;
  }
}
