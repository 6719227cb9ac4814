package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Kind;

/**
 * What the bytes of a failed send had become. Outlives the send, whose callback it does not keep.
 */
final class FailedSend {
  private final Snapshot[] parts;
  private final Change[] changes;

  FailedSend(WatchedSend send) {
    parts = new Snapshot[send.count()];
    changes = new Change[send.count()];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = send.get(i);
      changes[i] = send.change(i);
    }
  }

  /**
   * Whether bytes that are not as they were built were not the same at this send either.
   *
   * @param change found at the entry of a later {@code send}
   */
  boolean wasOtherwise(Snapshot snapshot, Change change) {
    Change ofThis = null;
    for (int i = 0; i < parts.length; i++) {
      if (parts[i] == snapshot) {
        ofThis = changes[i];
      }
    }
    return ofThis == null
        || ofThis.kind() != Kind.CHANGED_BEFORE_SEND
        || ofThis.crcFound() != change.crcFound();
  }
}
