package io.github.reusewatch.core.watch;

import io.github.reusewatch.core.report.Kind;
import io.github.reusewatch.core.report.Role;
import io.github.reusewatch.core.report.Trace;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

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

  final Parts parts;
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

  /** {@code null} until a serializer makes an array of its own. */
  private Serialization serialization;

  /** The producer got a callback that tells when the send is over. */
  boolean callbackTells;

  /** It was a wrapper's, and another send is the one that counts. */
  private boolean passedOn;

  /** See the option {@code stretch}. */
  private boolean held;

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
    this.parts = new Parts(snapshots);
    this.sentNanos = sentNanos;
    this.thread = Thread.currentThread().getName();
    this.trace = trace;
    this.record = record;
  }

  /** Turns what was captured into text. */
  void readTraces() {
    if (trace != null) {
      trace.frames();
    }
    if (built != null && built.trace != null) {
      built.trace.frames();
    }
  }

  /** {@code null} once the interceptors are through. */
  Object record() {
    return record;
  }

  void forgetRecord() {
    record = null;
  }

  /** Returns {@code true} the first time. */
  boolean passOn() {
    boolean first = !passedOn;
    passedOn = true;
    return first;
  }

  /** It is held at its entry, where another thread may now change its bytes. */
  void hold() {
    held = true;
  }

  boolean wasHeld() {
    return held;
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
    int i = parts.indexOf(role);
    boolean ownArray = bytes == null || (i >= 0 && parts.get(i).isIn(bytes));
    if (bytes != null && i >= 0) {
      noteHead(parts.get(i), ownArray, bytes);
    }
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
      new FormJudge(this, i, form, stack.crcOfCopy(bytes), showBytes).judge();
    }
  }

  private void noteHead(Snapshot part, boolean ownArray, byte[] bytes) {
    if ((ownArray && part.hasHead()) || part.leavesOutHeadOf(bytes)) {
      topic.serializes(part.role, Extent.WHOLE);
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

  /** Whether the key had changed before the partition was chosen, maybe by its hash. */
  boolean isPartitionOfChangedKey() {
    return serialization != null && serialization.isKeyOverwrittenByValue();
  }

  /** The client copied these bytes of the application's own array into its batch. */
  void copiedPart(int i, int crc, boolean showBytes) {
    Change change = parts.change(i);
    if (crc != parts.get(i).crc(Extent.WHOLE)) {
      if (change == null) {
        change = Change.passedOn(parts.get(i), Extent.WHOLE, crc, showBytes);
        parts.set(i, change);
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
    int i = parts.indexOf(role);
    if (i >= 0 && parts.change(i) != null) {
      parts
          .change(i)
          .onWire(crc); // one change is one finding, at the earliest moment that shows it
    } else {
      serialization.changed(role, Change.ofForm(form, crc));
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
    for (int i = 0; i < parts.count(); i++) {
      if (i >= Long.SIZE || (partsCopied & (1L << i)) == 0) {
        lookBehindCopy(i, showBytes);
      }
      if (!parts.get(i).isOnHeap() || list.isHeavy()) {
        allHeld &= parts.get(i).holdWeakly();
      }
    }
    if (serialization != null && !serialization.hasChanges()) {
      serialization = null; // its arrays were copied as they were, and may be used again
    }
    copiedNanos = nanos;
    handedOver();
    return allHeld;
  }

  /** The client copied something else: the array that a serializer made of these bytes. */
  private void lookBehindCopy(int i, boolean showBytes) {
    if (parts.change(i) == null) {
      Change change = parts.look(i, Kind.CHANGED_DURING_SEND, showBytes);
      if (change != null && form(parts.get(i).role) != null) {
        change.notOnWire();
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

  boolean hasChanges() {
    return parts.haveChanges() || (serialization != null && serialization.hasChanges());
  }

  private static VarHandle handedOverHandle() {
    try {
      return MethodHandles.lookup().findVarHandle(WatchedSend.class, "handedOver", boolean.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }
}
