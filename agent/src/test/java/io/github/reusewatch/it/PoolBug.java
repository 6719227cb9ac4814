package io.github.reusewatch.it;

import io.github.reusewatch.pool.Fault;
import java.util.Arrays;
import java.util.List;

/** Which releases have the bug: CVE-2026-35554, and what older ones have of it. */
final class PoolBug {
  private PoolBug() {}

  static boolean isIn(String version, Fault fault) {
    return switch (fault) {
      case NONE -> false;
      case FREED_WHILE_WRITTEN -> isInRequests(version);
      case FREED_BEFORE_REQUEST -> isInRequests(version) || isBetween(version, "2.1.0", "2.7.2");
    };
  }

  private static boolean isInRequests(String version) {
    return isBetween(version, "2.8.0", "3.9.1")
        || List.of("4.0.0", "4.0.1", "4.1.0", "4.1.1").contains(version);
  }

  private static boolean isBetween(String version, String first, String last) {
    return Arrays.compare(numbers(first), numbers(version)) <= 0
        && Arrays.compare(numbers(version), numbers(last)) <= 0;
  }

  private static int[] numbers(String version) {
    return Arrays.stream(version.split("\\.")).mapToInt(Integer::parseInt).toArray();
  }
}
