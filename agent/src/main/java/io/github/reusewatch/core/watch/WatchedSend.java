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
  private static final VarHandle HANDED_OVER = handedOverHandle();

  final Producer producer;
  final Topic topic;

  /** {@code null} if the record's construction was not seen, or belongs to an earlier send. */
  final BuiltRecord built;

  final Snapshot[] snapshots;
  final long sentNanos;
  final String thread;
  final Trace trace;

  /** Set once, before the send is known to any other thread; {@code null} if it never is. */
  SendList list;

  /** Guarded by the list. */
  boolean listed;

  /** Guarded by the list. */
  WatchedSend previous;

  /** Guarded by the list. */
  WatchedSend next;

  /** One for each snapshot; {@code null} until the first change is found. */
  private Change[] changes;

  /** One for each snapshot; {@code null} as long as all are whole. */
  private Extent[] extents;

  /** {@code null} until a serializer makes an array of its own. */
  private Serialization serialization;

  /** It was a wrapper's, and another send is the one that counts. */
  private boolean passedOn;

  private Object record;
  private boolean keyHanded;
  private boolean valueHanded;
  private long copiedNanos;

  /**
   * The client has copied the bytes, or a producer that keeps references has the record. Written
   * last at that moment, so that who reads {@code true} sees all of it. Not volatile: that would
   * cost a fence for each send, for the sake of the sweep at the end alone.
   */
  @SuppressWarnings("UnusedVariable") // by HANDED_OVER
  private boolean handedOver;

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
        Change change =
            Change.look(snapshots[i], Extent.WHOLE, Kind.CHANGED_BEFORE_SEND, showBytes);
        if (change != null) {
          set(i, built.isResent(snapshots[i], change) ? change.resent() : change);
        }
      }
    }
  }

  /** {@code null} once the interceptors are through. */
  Object record() {
    return record;
  }

  void forgetRecord() {
    record = null;
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

  /**
   * Whether the serializer got the watched object itself, not one that an interceptor put there.
   */
  boolean isHanded(Role role) {
    return role == Role.KEY ? keyHanded : valueHanded;
  }

  /**
   * A serializer returned these bytes, or the client is about to copy them.
   *
   * @param bytes {@code null} for a null key or value
   */
  void serialized(Role role, byte[] bytes, SendStack stack, boolean showBytes) {
    int i = indexOf(role);
    boolean ownArray = bytes == null || (i >= 0 && snapshots[i].isIn(bytes));
    if (ownArray || (serialization != null && serialization.isForm(role, bytes))) {
      return;
    }
    SerializedForm form = new SerializedForm(bytes, stack);
    if (serialization == null) {
      serialization = new Serialization();
    }
    serialization.add(role, form);
    stack.gotFromSerializer(role, bytes);
    if (i >= 0) {
      new FormJudge(this, i, form, showBytes).judge();
    }
  }

  /** A nested send, on the same thread, got this array from a serializer. */
  void returnedAgain(byte[] array) {
    if (serialization != null) {
      serialization.returnedAgain(array);
    }
  }

  /** {@code null} if the serializer returned the application's own array. */
  SerializedForm form(Role role) {
    return serialization == null ? null : serialization.form(role);
  }

  /** The change of the array that a serializer made; {@code null} if it was copied as it was. */
  Change changeOfForm(Role role) {
    return serialization == null ? null : serialization.change(role);
  }

  /** The client copied these bytes of the application's own array into its batch. */
  void copiedPart(int i, int crc, boolean showBytes) {
    Change change = change(i);
    if (crc != snapshots[i].crc(Extent.WHOLE)) {
      if (change == null) {
        change = Change.passedOn(snapshots[i], Extent.WHOLE, crc, showBytes);
        set(i, change);
      }
      change.onWire(crc);
    } else if (change != null) {
      change.notOnWire();
    }
  }

  /** The client copied these bytes of the array that a serializer made. */
  void copiedForm(Role role, int crc) {
    SerializedForm form = serialization.form(role);
    if (crc == form.crc) {
      return;
    }
    int i = indexOf(role);
    if (i >= 0 && change(i) != null) {
      change(i).onWire(crc); // one change is one finding, at the earliest moment that shows it
    } else {
      serialization.changed(role, Change.ofForm(form, crc));
    }
  }

  /** Lets go what serializers made, if it was copied as it was. */
  void forgetForms() {
    if (serialization != null && !serialization.hasChanges()) {
      serialization = null;
    }
  }

  /** Returns {@code true} the first time. */
  boolean passOn() {
    boolean first = !passedOn;
    passedOn = true;
    return first;
  }

  /** Whether the key had changed before the partition was chosen, maybe by its hash. */
  boolean isPartitionOfChangedKey() {
    return serialization != null && serialization.isKeyOverwrittenByValue();
  }

  /** {@code -1} if nothing of this role is watched. */
  int indexOf(Role role) {
    for (int i = 0; i < snapshots.length && snapshots[i].role != Role.HEADER; i++) {
      if (snapshots[i].role == role) {
        return i;
      }
    }
    return -1;
  }

  Extent extent(int i) {
    return extents == null ? Extent.WHOLE : extents[i];
  }

  /** A serializer took one half of a buffer: what becomes of the other is nobody's concern. */
  void narrow(int i, Extent extent, boolean showBytes) {
    if (extents == null) {
      extents = new Extent[snapshots.length];
      Arrays.fill(extents, Extent.WHOLE);
    }
    extents[i] = extent;
    Change change = change(i);
    if (change != null) {
      changes[i] = change.lookAgain(snapshots[i], extent, showBytes);
    }
  }

  /**
   * The client has copied the bytes of this send.
   *
   * @param partsCopied a bit for each of the first 64 parts that {@link #copiedPart} was told of
   * @return whether all bytes go on being watched
   */
  boolean copied(long partsCopied, long nanos, boolean showBytes) {
    boolean allHeld = true;
    for (int i = 0; i < snapshots.length; i++) {
      if (i >= Long.SIZE || (partsCopied & (1L << i)) == 0) {
        lookBehindCopy(i, showBytes);
      }
      if (!snapshots[i].isOnHeap() || list.isHeavy()) {
        allHeld &= snapshots[i].holdWeakly();
      }
    }
    if (!allHeld && built != null) {
      built.giveBack();
    }
    copiedNanos = nanos;
    handedOver();
    return allHeld;
  }

  /** The client copied something else: the array that a serializer made of these bytes. */
  private void lookBehindCopy(int i, boolean showBytes) {
    if (change(i) == null && look(i, Kind.CHANGED_DURING_SEND, showBytes) != null) {
      if (form(snapshots[i].role) != null) {
        changes[i].notOnWire();
      }
    }
  }

  /** The client, or whoever keeps the record, has it. */
  void handedOver() {
    HANDED_OVER.setRelease(this, true);
  }

  boolean isHandedOver() {
    return (boolean) HANDED_OVER.getAcquire(this);
  }

  /** {@code null} if there was no copy, or it was not seen. */
  Long copiedNanos() {
    return isHandedOver() && producer.client.copySeen() ? copiedNanos : null;
  }

  /**
   * The last look, when the send has ended or the process does.
   *
   * @param insideSend whether the calling thread is inside this very {@code send}, so that memory
   *     outside the heap is still there
   */
  void compareAtEnd(boolean insideSend, boolean showBytes) {
    Kind kind =
        isHandedOver() || !producer.seesHandOver()
            ? Kind.CHANGED_BEFORE_ACK
            : Kind.CHANGED_DURING_SEND;
    for (int i = 0; i < snapshots.length; i++) {
      boolean readable = insideSend || snapshots[i].isOnHeap();
      if (!isHandedOver() && snapshots[i].hasHead() && readable) {
        leaveOutHeadIfSerializersDo(i, showBytes);
      }
      if (change(i) == null && readable) {
        look(i, kind, showBytes);
      }
    }
  }

  /** The send failed before its serializer has told what it takes: the others' tell. */
  private void leaveOutHeadIfSerializersDo(int i, boolean showBytes) {
    if (extent(i) == Extent.WHOLE && topic.serializesTailOnly(snapshots[i].role)) {
      narrow(i, Extent.TAIL, showBytes);
    }
  }

  /** How many bytes of the application this send keeps from being collected. */
  int bytes() {
    int bytes = 0;
    for (Snapshot snapshot : snapshots) {
      bytes += snapshot.length(Extent.WHOLE);
    }
    return bytes;
  }

  boolean hasChanges() {
    return changes != null || (serialization != null && serialization.hasChanges());
  }

  /** {@code null} if these bytes are, as far as was looked, as they were. */
  Change change(int i) {
    return changes == null ? null : changes[i];
  }

  void set(int i, Change change) {
    if (changes == null) {
      changes = new Change[snapshots.length];
    }
    changes[i] = change;
  }

  /** Sets and returns the change if there is one. */
  Change look(int i, Kind kind, boolean showBytes) {
    Change change = Change.look(snapshots[i], extent(i), kind, showBytes);
    if (change != null) {
      set(i, change);
    }
    return change;
  }

  private static VarHandle handedOverHandle() {
    try {
      return MethodHandles.lookup().findVarHandle(WatchedSend.class, "handedOver", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
}
