package io.github.reusewatch.core.report;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where the client's own bug is mended, by the Kafka project: releases 3.9.2, 4.0.2, 4.1.2 and
 * 4.2.0 (KAFKA-19012, CVE-2026-35554). Vendors patch without a change of the number, so the number
 * tells where to go, not what a client does.
 */
final class Remedy {
  /** A buffer that is given back twice is another bug. */
  static final String OF_TWICE =
      "Upgrade kafka-clients to 2.2 or later, where each batch has one final state (KAFKA-5957, KAFKA-7501).";

  private static final Pattern LINE = Pattern.compile("(\\d+)\\.(\\d+)\\.(\\d+)(?:\\..*)?");

  /** Beyond it, and with a suffix such as {@code -ccs}, numbers are a vendor's own. */
  private static final int LATEST_MAJOR = 4;

  private Remedy() {}

  /**
   * What to do, as a sentence.
   *
   * @param version of kafka-clients; {@code null} if it is not known
   */
  static String of(String version, boolean protects) {
    return upgrade(version)
        + (protects
            ? " Until then pool=protect keeps such buffers out of use."
            : " Until then set pool=protect: it keeps such buffers out of use.");
  }

  private static String upgrade(String version) {
    Matcher line = LINE.matcher(version == null ? "" : version);
    if (!line.matches() || Integer.parseInt(line.group(1)) > LATEST_MAJOR) {
      return "Upgrade kafka-clients to a release with the fix of KAFKA-19012: 3.9.2, 4.0.2, 4.1.2, 4.2.0 or later.";
    }
    String fixed = fixedIn(Integer.parseInt(line.group(1)), Integer.parseInt(line.group(2)));
    if (fixed == null || isAtLeast(line, fixed)) {
      return "kafka-clients "
          + version
          + " is said to have the fix of KAFKA-19012 and does this all the same: report it to the Kafka project.";
    }
    return fixed.equals("3.9.2") && !version.startsWith("3.9.")
        ? "Upgrade kafka-clients to 3.9.2 or later: no release of the line of "
            + version
            + " has the fix of KAFKA-19012."
        : "Upgrade kafka-clients to " + fixed + " or later, which has the fix of KAFKA-19012.";
  }

  /** {@code null}: the whole line has it. */
  private static String fixedIn(int major, int minor) {
    if (major < 4) {
      return "3.9.2";
    }
    return major == 4 && minor < 2 ? "4." + minor + ".2" : null;
  }

  private static boolean isAtLeast(Matcher version, String fixed) {
    return Integer.parseInt(version.group(1)) == fixed.charAt(0) - '0'
        && Integer.parseInt(version.group(2)) == fixed.charAt(2) - '0'
        && Integer.parseInt(version.group(3)) >= 2;
  }
}
