package io.github.reusewatch.core.instrument;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Which classes get write traps, by their internal names. Never those of the JDK, of Kafka's
 * client, of other agents, nor our own.
 */
final class TrapScope {
  private static final List<String> NEVER =
      List.of(
          "io/github/reusewatch/premain/",
          "io/github/reusewatch/bridge/",
          "io/github/reusewatch/core/",
          "io/github/reusewatch/generated/",
          "net/bytebuddy/");

  private static final List<String> AGENTS =
      List.of(
          "io/opentelemetry/javaagent/",
          "co/elastic/apm/agent/",
          "datadog/",
          "com/newrelic/",
          "org/apache/skywalking/apm/agent/",
          "com/navercorp/pinpoint/",
          "org/jacoco/agent/");

  /** Also when the client is relocated. */
  private static final List<String> CLIENT =
      List.of("org/apache/kafka/clients/", "org/apache/kafka/common/");

  private final List<String> prefixes;

  /**
   * @param packages name prefixes with dots; none: all classes
   */
  TrapScope(List<String> packages) {
    prefixes = packages.stream().map(each -> each.replace('.', '/')).collect(Collectors.toList());
  }

  boolean includes(String internalName) {
    return (prefixes.isEmpty() || startsWithAny(internalName, prefixes))
        && !JdkClasses.include(internalName)
        && !startsWithAny(internalName, NEVER)
        && !startsWithAny(internalName, AGENTS)
        && CLIENT.stream().noneMatch(internalName::contains);
  }

  /**
   * Whether a loader's class is an agent's: then all that it loads is, too, among it libraries
   * under their own names.
   */
  static boolean isOfAgent(String loaderClass) {
    return startsWithAny(loaderClass.replace('.', '/'), AGENTS);
  }

  private static boolean startsWithAny(String name, List<String> prefixes) {
    for (String prefix : prefixes) {
      if (name.startsWith(prefix)) {
        return true;
      }
    }
    return false;
  }
}
