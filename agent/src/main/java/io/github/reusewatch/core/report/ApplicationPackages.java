package io.github.reusewatch.core.report;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The packages of an application, told by its stack frames. */
final class ApplicationPackages {
  /** Under these each organisation or project has a name of its own. */
  private static final Set<String> SHARED =
      Set.of(
          "com.github",
          "io.github",
          "com.gitlab",
          "io.gitlab",
          "org.apache",
          "com.google",
          "dev.java");

  /** Of domains such as {@code co.uk}. */
  private static final Set<String> SECOND_LEVELS =
      Set.of("co", "com", "org", "net", "gov", "ac", "edu", "or", "ne");

  private ApplicationPackages() {}

  /**
   * Beginnings of class names: what is common to the code of one organisation, as {@code com.acme.}
   * of {@code com.acme.orders.Writer}.
   */
  static Set<String> of(List<StackTraceElement[]> stacks) {
    Set<String> prefixes = new TreeSet<>();
    for (StackTraceElement[] stack : stacks) {
      for (StackTraceElement frame : stack) {
        if (Frames.isApplication(frame)) {
          prefixes.add(prefix(frame.getClassName()));
        }
      }
    }
    return prefixes;
  }

  private static String prefix(String className) {
    String[] names = className.split("\\.");
    if (names.length == 1) {
      return className;
    }
    boolean narrow =
        names.length > 3
            && (SHARED.contains(names[0] + "." + names[1]) || SECOND_LEVELS.contains(names[1]));
    int kept = Math.min(names.length - 1, narrow ? 3 : 2);
    return String.join(".", Arrays.copyOf(names, kept)) + ".";
  }
}
