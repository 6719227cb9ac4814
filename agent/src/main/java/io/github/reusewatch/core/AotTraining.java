package io.github.reusewatch.core;

import java.util.List;
import java.util.stream.Stream;

/**
 * Whether this run makes an AOT cache (JEP 483, 514: Java 24 and newer). A cache of a run in which
 * Kafka's classes had hooks can end the JVM that is started with it, before any agent: seen with
 * 25.0.3, a SIGSEGV in {@code AOTLinkedClassBulkLoader}.
 */
final class AotTraining {
  private static final int FIRST_WITH_AOT_CACHES = 24;

  private static final List<String> OPTIONS =
      List.of("-XX:AOTCacheOutput=", "-XX:AOTMode=record", "-XX:AOTConfiguration=");

  private AotTraining() {}

  /** As far as the command line and the environment tell. */
  static boolean isThisRun() {
    return Runtime.version().feature() >= FIRST_WITH_AOT_CACHES
        && isIn(
            ProcessHandle.current().info().arguments().orElse(new String[0]),
            System.getenv("JAVA_TOOL_OPTIONS"),
            System.getenv("JDK_JAVA_OPTIONS"));
  }

  static boolean isIn(String[] arguments, String... environment) {
    Stream<String> variables =
        Stream.of(environment)
            .filter(variable -> variable != null)
            .flatMap(variable -> Stream.of(variable.split("\\s+")));
    return Stream.concat(Stream.of(arguments), variables)
        .anyMatch(argument -> OPTIONS.stream().anyMatch(argument::startsWith));
  }
}
