package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Kind;

/** The last look at the bytes of a send, when it has ended or the process does. */
final class LastLook {
  private final WatchedSend send;
  private final boolean showBytes;
  private final boolean over;

  /** Of a change that is found now. */
  private final Kind kind;

  LastLook(WatchedSend send, boolean showBytes) {
    this.send = send;
    this.showBytes = showBytes;
    this.over = send.isHandedOver();
    this.kind =
        over || !send.producer().seesHandOver()
            ? Kind.CHANGED_BEFORE_ACK
            : Kind.CHANGED_DURING_SEND;
  }

  /**
   * Takes it.
   *
   * @param insideSend whether the calling thread is inside this very {@code send}, so that memory
   *     outside the heap is still there
   */
  void take(boolean insideSend) {
    for (int i = 0; i < send.count(); i++) {
      if (insideSend || send.get(i).isOnHeap()) {
        compare(i);
      }
      noteWhatTheBytesDoNotTell(i);
    }
  }

  private void compare(int i) {
    if (!over) {
      leaveOutHeadIfSerializersDo(i);
    }
    if (send.change(i) == null) {
      send.look(i, kind, showBytes);
    }
  }

  private void noteWhatTheBytesDoNotTell(int i) {
    if (send.isRestored(i) && (send.built() == null || !send.built().hasFailed())) {
      send.set(i, Change.restored(send.get(i), send.extent(i), kindOfWrite(i)));
    }
    if (send.change(i) == null && send.releasedBy(i).isKnown()) {
      send.set(i, Change.released(send.get(i), send.extent(i)));
    }
  }

  /** A write tells its moment, where a look tells only that it was before. */
  private Kind kindOfWrite(int i) {
    long written = send.writtenBy(i).nanos();
    if (written - send.sentNanos() < 0) {
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
    Snapshot part = send.get(i);
    if (part.hasHead()
        && send.form(part.role) == null
        && !send.producer().takesHead(part.role)
        && !send.topic().serializesHead(part.role)) {
      send.narrow(i, Extent.TAIL, showBytes);
    }
  }
}
