package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Kind;

/** The last look at the bytes of a send, when it has ended or the process does. */
final class LastLook {
  private final WatchedSend send;
  private final Parts parts;
  private final boolean showBytes;
  private final boolean over;

  /** Of a change that is found now. */
  private final Kind kind;

  LastLook(WatchedSend send, boolean showBytes) {
    this.send = send;
    this.parts = send.parts;
    this.showBytes = showBytes;
    this.over = send.isHandedOver();
    this.kind =
        over || !send.producer.seesHandOver() ? Kind.CHANGED_BEFORE_ACK : Kind.CHANGED_DURING_SEND;
  }

  /**
   * Takes it.
   *
   * @param insideSend whether the calling thread is inside this very {@code send}, so that memory
   *     outside the heap is still there
   */
  void take(boolean insideSend) {
    for (int i = 0; i < parts.count(); i++) {
      if (insideSend || parts.get(i).isOnHeap()) {
        compare(i);
      }
      noteWhatTheBytesDoNotTell(i);
    }
  }

  private void compare(int i) {
    if (!over) {
      leaveOutHeadIfSerializersDo(i);
    }
    if (parts.change(i) == null) {
      parts.look(i, kind, showBytes);
    }
  }

  private void noteWhatTheBytesDoNotTell(int i) {
    if (parts.isRestored(i) && (send.built == null || !send.built.hasFailed())) {
      parts.set(i, Change.restored(parts.get(i), parts.extent(i), kindOfWrite(i)));
    }
    if (parts.change(i) == null && parts.releasedBy(i).isKnown()) {
      parts.set(i, Change.released(parts.get(i), parts.extent(i)));
    }
  }

  /** A write tells its moment, where a look tells only that it was before. */
  private Kind kindOfWrite(int i) {
    long written = parts.writtenBy(i).nanos();
    if (written - send.sentNanos < 0) {
      return Kind.CHANGED_BEFORE_SEND;
    }
    Long copied = send.copiedNanos();
    return copied != null && written - copied < 0 ? Kind.CHANGED_DURING_SEND : kind;
  }

  /**
   * The send failed before its serializer has told what it takes: where no other took what is
   * before the position, that may be anything, such as the rest of an arena.
   */
  private void leaveOutHeadIfSerializersDo(int i) {
    Snapshot part = parts.get(i);
    if (part.hasHead()
        && send.form(part.role) == null
        && !send.producer.takesHead(part.role)
        && !send.topic.serializesHead(part.role)) {
      parts.narrow(i, Extent.TAIL, showBytes);
    }
  }
}
