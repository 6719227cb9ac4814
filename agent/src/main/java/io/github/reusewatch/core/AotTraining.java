package io.github.reusewatch.core;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/**
 * Whether this run makes an AOT cache (JEP 483, 514: Java 24 and newer). A cache of a run in which
 * Kafka's classes had hooks can end the JVM that is started with it, before any agent: seen with
 * 25.0.3, a SIGSEGV in {@code AOTLinkedClassBulkLoader}.
 */
final class AotTraining {
  private static final int FIRST_WITH_AOT_CACHES = 24;

  private static final String[] OPTIONS = {
    "-XX:AOTCacheOutput=", "-XX:AOTMode=record", "-XX:AOTConfiguration="
  };

  private AotTraining() {}

  /** As far as the command line and the environment tell. */
  static boolean isThisRun() {
    return Runtime.version().feature() >= FIRST_WITH_AOT_CACHES
        && isIn(
            commandLine(), System.getenv("JAVA_TOOL_OPTIONS"), System.getenv("JDK_JAVA_OPTIONS"));
  }

  /**
   * Asking {@code ProcessHandle} starts a thread pool and takes 12 ms; Linux has it in a file,
   * where each argument ends with a 0.
   */
  private static String[] commandLine() {
    try (InputStream file = new FileInputStream("/proc/self/cmdline")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).split("\0", -1);
    } catch (IOException e) {
      return ProcessHandle.current().info().arguments().orElse(new String[0]);
    }
  }

  static boolean isIn(String[] arguments, String... environment) {
    if (isIn(arguments)) {
      return true;
    }
    for (String variable : environment) {
      if (variable != null && isIn(variable.split("\\s+"))) {
        return true;
      }
    }
    return false;
  }

  private static boolean isIn(String[] arguments) {
    for (String argument : arguments) {
      for (String option : OPTIONS) {
        if (argument.startsWith(option)) {
          return true;
        }
      }
    }
    return false;
  }
}
