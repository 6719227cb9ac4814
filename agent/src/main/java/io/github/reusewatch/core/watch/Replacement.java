package io.github.reusewatch.core.watch;

import io.github.reusewatch.bridge.Carrier;
import io.github.reusewatch.core.kafka.KafkaClient;

/**
 * A record that another agent puts in the place of the application's, inside {@code send}:
 * OpenTelemetry adds a header, and where the client has made the headers read-only at an earlier
 * send, it makes a new record of the old one's key, value and headers. The bytes are those of the
 * old one all the same, and so is the time from which they may not change.
 */
final class Replacement {
  private Replacement() {}

  /**
   * The record in whose place a new one is being put; {@code null} if the new one is one of the
   * application's own.
   *
   * @param givenHeaders what the new record's constructor was given to fill its headers from
   * @param taken of the new record
   */
  static BuiltRecord originalOf(Object givenHeaders, Snapshot[] taken) {
    Object carried =
        givenHeaders instanceof Carrier ? ((Carrier) givenHeaders).reusewatch$carried() : null;
    if (!(carried instanceof BuiltRecord)) {
      return null;
    }
    BuiltRecord original = (BuiltRecord) carried;
    return original.isStillSent() && sharesArrays(original.snapshots(), taken) && isInsideSend()
        ? original
        : null;
  }

  private static boolean sharesArrays(Snapshot[] old, Snapshot[] taken) {
    for (Snapshot each : taken) {
      for (Snapshot other : old) {
        if (each.isSameRegion(other)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Asked only where all else says so: a walk costs some microseconds. */
  private static boolean isInsideSend() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames.anyMatch(
                    frame ->
                        frame.getMethodName().equals("send")
                            && frame.getClassName().endsWith(KafkaClient.PRODUCER)));
  }
}
