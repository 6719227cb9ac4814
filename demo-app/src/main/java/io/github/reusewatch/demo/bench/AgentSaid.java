package io.github.reusewatch.demo.bench;

import java.util.List;
import java.util.Optional;

/** Whether a fork was what it is taken for, by the output of its process. */
final class AgentSaid {
  private static final String WATCHING =
      "reusewatch: watching org.apache.kafka.clients.producer.KafkaProducer";

  private static final String NO_FINDING = "findings: 0 among the ";

  /** What must not be: each makes the figures those of something else. */
  private static final List<String> BAD =
      List.of("SUMMARY: reusewatch:", "errors of the agent's own", "past max-in-flight");

  private AgentSaid() {}

  /** What is wrong with it. */
  static Optional<String> problem(Variant variant, List<String> lines, List<String> headers) {
    for (String bad : BAD) {
      if (has(lines, bad)) {
        return Optional.of("the agent says \"" + bad.trim() + "\"");
      }
    }
    if (has(lines, WATCHING) != variant.watches()) {
      return Optional.of("the agent watches " + (variant.watches() ? "no producer" : "it"));
    }
    if (variant.watches() && !has(lines, NO_FINDING)) {
      return Optional.of("the agent does not say \"" + NO_FINDING + "\"");
    }
    return variant
        .header()
        .filter(header -> !headers.contains(header))
        .map(header -> "records have no header " + header + ", only " + headers);
  }

  private static boolean has(List<String> lines, String part) {
    return lines.stream().anyMatch(line -> line.contains(part));
  }
}
