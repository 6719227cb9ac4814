package io.github.reusewatch.core.watch;

import io.github.reusewatch.bridge.Carrier;
import io.github.reusewatch.core.kafka.KafkaClient;
import java.util.List;

/**
 * A record that another agent puts in the place of the application's, inside {@code send}:
 * OpenTelemetry adds a header, and where the client has made the headers read-only at an earlier
 * send, it makes a new record of the old one's key, value and headers. The bytes are those of the
 * old one all the same, and so is the time from which they may not change.
 */
final class Replacement {
  /** This one, and those that may replace a record. */
  private static final List<String> AGENTS =
      List.of(
          "io.github.reusewatch.core.",
          "io.github.reusewatch.bridge.",
          "io.opentelemetry.",
          "co.elastic.apm.",
          "datadog.",
          "com.newrelic.",
          "org.apache.skywalking.",
          "com.navercorp.pinpoint.");

  private Replacement() {}

  /**
   * The record in whose place a new one is being put; {@code null} if the new one is one of the
   * application's own.
   *
   * @param givenHeaders what the new record's constructor was given to fill its headers from
   * @param taken of the new record
   */
  static BuiltRecord originalOf(Object givenHeaders, Snapshots taken) {
    Object carried =
        givenHeaders instanceof Carrier ? ((Carrier) givenHeaders).reusewatch$carried() : null;
    if (!(carried instanceof BuiltRecord)) {
      return null;
    }
    BuiltRecord original = (BuiltRecord) carried;
    return original.isStillSent() && sharesArrays(original.snapshots(), taken) && isPutIntoSend()
        ? original
        : null;
  }

  private static boolean sharesArrays(Snapshots old, Snapshots taken) {
    for (Snapshot each : taken.toArray()) {
      for (Snapshot other : old.toArray()) {
        if (each.isSameRegion(other)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Whether {@code send} itself, or another agent's code called by it, builds the record: not an
   * interceptor or a callback of the application's. Asked only where all else says so: a walk costs
   * some microseconds.
   */
  private static boolean isPutIntoSend() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames
                    .dropWhile(frame -> isOfAnAgent(frame) || isConstructor(frame))
                    .findFirst()
                    .filter(
                        frame ->
                            frame.getMethodName().equals("send")
                                && frame.getClassName().endsWith(KafkaClient.PRODUCER))
                    .isPresent());
  }

  private static boolean isOfAnAgent(StackWalker.StackFrame frame) {
    return AGENTS.stream().anyMatch(frame.getClassName()::startsWith);
  }

  private static boolean isConstructor(StackWalker.StackFrame frame) {
    return frame.getMethodName().equals("<init>")
        && frame.getClassName().endsWith("clients.producer.ProducerRecord");
  }
}
