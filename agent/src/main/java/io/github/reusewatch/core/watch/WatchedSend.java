package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.Trace;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * One send under watch. Holds arrays and hashes; the record itself only until the interceptors are
 * through with it (KAFKA-14020).
 */
final class WatchedSend extends InSend {
  private static final VarHandle COPIED = copiedHandle();

  final Producer producer;
  final Topic topic;

  /** {@code null} if the record's construction was not seen, or belongs to an earlier send. */
  final BuiltRecord built;

  final Snapshot[] snapshots;
  final long sentNanos;
  final String thread;
  final Trace trace;

  /** Set once, before the send is known to any other thread. */
  SendList list;

  /** Guarded by the list. */
  boolean listed;

  /** Guarded by the list. */
  WatchedSend previous;

  /** Guarded by the list. */
  WatchedSend next;

  /** One for each snapshot; {@code null} until the first change is found. */
  private Change[] changes;

  /** For each snapshot whether it is not part of the serialized record; {@code null} if all are. */
  private boolean[] leftOut;

  private Object record;
  private boolean keyHanded;
  private boolean valueHanded;
  private long copiedNanos;

  /**
   * Written last at the copy, so that who reads {@code true} sees all of it. Not volatile: that
   * would cost a fence for each send, for the sake of the sweep at the end alone.
   */
  @SuppressWarnings("UnusedVariable") // by COPIED
  private boolean copied;

  WatchedSend(
      Producer producer,
      Topic topic,
      BuiltRecord built,
      Snapshot[] snapshots,
      long sentNanos,
      Trace trace,
      Object record) {
    this.producer = producer;
    this.topic = topic;
    this.built = built;
    this.snapshots = snapshots;
    this.sentNanos = sentNanos;
    this.thread = Thread.currentThread().getName();
    this.trace = trace;
    this.record = record;
  }

  /** Compares what was built with what is about to be sent. */
  void compareWithBuilt(boolean showBytes) {
    Snapshot[] fromConstruction = built.snapshots();
    for (int i = 0; i < snapshots.length; i++) {
      if (snapshots == fromConstruction || Arrays.asList(fromConstruction).contains(snapshots[i])) {
        look(i, Kind.CHANGED_BEFORE_SEND, showBytes);
      }
    }
  }

  Object record() {
    return record;
  }

  /**
   * The interceptors are through: what they returned holds the watched key, the watched value, or
   * others.
   */
  void handedToSerializers(boolean sameKey, boolean sameValue) {
    record = null;
    keyHanded = sameKey;
    valueHanded = sameValue;
  }

  void forgetRecord() {
    record = null;
  }

  /** The client is about to copy the serialized bytes into its batch. */
  void copying(boolean showBytes) {
    for (int i = 0; i < snapshots.length; i++) {
      if (change(i) != null) {
        changes[i].copying();
      } else {
        look(i, Kind.CHANGED_DURING_SEND, showBytes);
      }
    }
  }

  /**
   * The client has copied them.
   *
   * @return whether all regions go on being watched
   */
  boolean copied(byte[] key, byte[] value, Object[] headers, long nanos, boolean showBytes) {
    boolean allHeld = true;
    for (int i = 0; i < snapshots.length; i++) {
      Snapshot snapshot = snapshots[i];
      if (snapshot.isHalf()
          && Halves.leavesOut(snapshot.role == Role.KEY ? key : value, snapshots, i)) {
        leaveOut(i);
      } else {
        lookAfterCopy(i, key, value, headers, showBytes);
      }
      if (!snapshot.isOnHeap() || list.isHeavy()) {
        allHeld &= snapshot.holdWeakly();
      }
    }
    if (!allHeld && built != null) {
      built.giveBack();
    }
    copiedNanos = nanos;
    COPIED.setRelease(this, true);
    return allHeld;
  }

  private void lookAfterCopy(int i, byte[] key, byte[] value, Object[] headers, boolean showBytes) {
    if (change(i) == null && look(i, Kind.CHANGED_DURING_SEND, showBytes) != null) {
      changes[i].rightAtCopy();
    }
    Change change = change(i);
    if (change != null) {
      Role role = snapshots[i].role;
      byte[] serialized =
          SerializedParts.of(snapshots[i], key, value, headers, producer.client.records());
      change.copied(serialized, role == Role.KEY ? keyHanded : role == Role.VALUE && valueHanded);
    }
  }

  /** The serializer did not take this half of a buffer: what becomes of it is nobody's concern. */
  private void leaveOut(int i) {
    if (leftOut == null) {
      leftOut = new boolean[snapshots.length];
    }
    leftOut[i] = true;
    if (changes != null) {
      changes[i] = null;
    }
    if (snapshots[i].isBeforePosition()) {
      topic.leavesOutBeforePosition(snapshots[i].role);
    }
  }

  boolean isCopied() {
    return (boolean) COPIED.getAcquire(this);
  }

  /** {@code null} if there was no copy, or it was not seen. */
  Long copiedNanos() {
    return isCopied() ? copiedNanos : null;
  }

  /**
   * The last look, when the send has ended or the process does.
   *
   * @param insideSend whether the calling thread is inside this very {@code send}, so that memory
   *     outside the heap is still there
   */
  void compareAtEnd(boolean insideSend, boolean showBytes) {
    Kind kind =
        isCopied() || !producer.client.copySeen()
            ? Kind.CHANGED_BEFORE_ACK
            : Kind.CHANGED_DURING_SEND;
    for (int i = 0; i < snapshots.length; i++) {
      if (change(i) == null && (insideSend || snapshots[i].isOnHeap())) {
        look(i, kind, showBytes);
      }
    }
  }

  /** How many bytes of the application this send keeps from being collected. */
  int bytes() {
    int bytes = 0;
    for (Snapshot snapshot : snapshots) {
      bytes += snapshot.length;
    }
    return bytes;
  }

  boolean hasChanges() {
    return changes != null;
  }

  /** {@code null} if this region is, as far as was looked, as it was. */
  Change change(int i) {
    return changes == null ? null : changes[i];
  }

  private Change look(int i, Kind kind, boolean showBytes) {
    if (leftOut != null && leftOut[i]) {
      return null;
    }
    Change change = Change.look(snapshots[i], kind, showBytes);
    if (change != null) {
      if (changes == null) {
        changes = new Change[snapshots.length];
      }
      changes[i] = change;
    }
    return change;
  }

  private static VarHandle copiedHandle() {
    try {
      return MethodHandles.lookup().findVarHandle(WatchedSend.class, "copied", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
}
