package io.github.reusewatch.it;

import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What the agent says of a producer's class that it watches.
 *
 * @param loader the name of its class loader
 * @param hooks those that are in
 * @param missing those that are not, each with the reason and what it costs; empty for none
 */
record StartLine(
    String producerClass, String version, String loader, String hooks, String missing) {
  private static final Pattern LINE =
      Pattern.compile(
          "^reusewatch: watching (\\S+), kafka-clients (\\S+), loaded by '(\\S+)' \\(\\S+\\); "
              + "hooks: ([^;]+)(?:; not in: (.+))?$",
          Pattern.MULTILINE);

  /** All such lines, by the names of the class loaders. */
  static Map<String, StartLine> in(String stderr) {
    return LINE.matcher(stderr)
        .results()
        .map(StartLine::of)
        .collect(Collectors.toMap(StartLine::loader, line -> line));
  }

  private static StartLine of(MatchResult match) {
    String missing = match.group(5);
    return new StartLine(
        match.group(1),
        match.group(2),
        match.group(3),
        match.group(4),
        missing == null ? "" : missing);
  }
}
